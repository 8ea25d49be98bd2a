import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { brokenPoints, points } from './point.js';

const isPoint = (text: string): boolean => /^-?\d+,-?\d+$/.test(text);

it('points are a latitude and a longitude', () => {
  expect(brokenLaws(points(), isPoint)).toEqual([]);
});

it('broken points are not', () => {
  const broken = brokenPoints('one-number', 'triple', 'no-number', 'separator');
  expect(brokenLaws(broken, ({ point }) => point !== '' && !isPoint(point))).toEqual([]);
});
