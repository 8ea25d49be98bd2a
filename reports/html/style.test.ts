import { expect, test } from 'vitest';
import { palette } from './style.js';

/** Relative luminance and contrast, as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((index) => Number.parseInt(hex.slice(index, index + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const [light = '', dark = ''] = palette.split('@media');

test.each([
  ['light', light],
  ['dark', dark],
])('text can be read on its ground when it is %s', (_name, rules) => {
  const colours = new Map(
    [...rules.matchAll(/--([\w-]+): (#\w{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
  const tones = [...colours.keys()].filter((each) => colours.has(`${each}-soft`));
  const pairs = [
    ...['ground', 'sheet', 'sunk'].flatMap((ground) =>
      ['ink', 'quiet', 'link'].map((text) => [text, ground]),
    ),
    ...tones.flatMap((tone) => [`${tone}-soft`, 'sheet'].map((ground) => [tone, ground])),
    ...tones.map((tone) => ['ink', `${tone}-soft`]),
  ];
  expect(tones).toHaveLength(7);
  const faint = pairs.filter(
    ([text = '', ground = '']) => contrast(colours.get(text) ?? '', colours.get(ground) ?? '') < 4.5,
  );
  expect(faint).toEqual([]);
});
