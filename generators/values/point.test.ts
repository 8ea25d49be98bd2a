import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { brokenPoints } from './point.js';

const isPoint = (text: string): boolean => /^-?\d+,-?\d+$/.test(text);

it('broken points are not a latitude and a longitude', () => {
  const broken = brokenPoints('one-number', 'triple', 'no-number', 'separator');
  expect(brokenLaws(broken, ({ point }) => point !== '' && !isPoint(point))).toEqual([]);
});
