import { expect, it } from 'vitest';
import { Violation } from '../../src/kit/index.js';
import { expectUrls } from './card.js';

const judged = (images: readonly unknown[]) => () =>
  expectUrls(images.map((image, index) => [`/data/${index}/image_url`, image] as const));

it.each([
  [['https://a.example/uploads/Press Photo 1.jpg', 'https://a.example/1.jpg']],
  [['media/ab12.jpg', '//cdn.example/x.jpg', 'data:image/png;base64,AA==']],
  [['cover', '/1.jpg', '/2.jpg']],
])('takes %j for URLs of images', (images) => {
  expect(judged(images)).not.toThrow();
});

it.each([[[true]], [[{ small: '/1.jpg' }, '/2.jpg', '/3.jpg']], [['cover', 'none', '/1.jpg']]])(
  'takes %j for none',
  (images) => {
    expect(judged(images)).toThrow(Violation);
  },
);
