import { type MetricName, metric, metricNames } from '../../contract/index.js';
import { at, type JsonObject } from '../../src/kit/index.js';
import type { Asked, Filter } from './filter.js';

type Side = 'min' | 'max';

/** The metrics that a card shows, so that their bounds can be judged by its values. */
export const shownMetrics: readonly MetricName[] = metricNames.filter((name) => metric(name).onCard);

const readingOf = (card: JsonObject, name: MetricName): number | undefined => {
  const value = at(card, `/metrics/${name}`);
  return typeof value === 'number' ? value : undefined;
};

/**
 * A bound at the median of the cards' values. Values at the bound and next to it are not judged: whether a bound
 * is inclusive is open, and cards may print rounded values (ruling A69).
 */
export const metricBound =
  (name: MetricName, side: Side): Filter =>
  (cards): Asked | undefined => {
    const values = cards.flatMap((card) => readingOf(card, name) ?? []).toSorted((one, other) => one - other);
    const bound = values[Math.floor(values.length / 2)];
    if (bound === undefined) return undefined;
    const { min, max, family } = metric(name);
    const rounding = (max - min) / 200;
    return {
      query: { [`${name}_${side}`]: bound },
      because: `${name} ${side === 'min' ? 'at least' : 'at most'} ${bound}${family === undefined ? '' : `, ${family} only`}`,
      fits: (card) => {
        if (family !== undefined && card.family !== family) return false;
        const value = readingOf(card, name);
        if (value === undefined || Math.abs(value - bound) <= rounding) return undefined;
        return side === 'min' ? value > bound : value < bound;
      },
    };
  };

/** Whether a bound on geo_precision admits a card is not to be seen on it (ruling C49). */
export const geoPrecisionBound =
  (side: Side): Filter =>
  () => ({
    query: { [`geo_precision_${side}`]: side === 'min' ? 2 : 1.5 },
    because: `geo_precision ${side === 'min' ? 'at least 2' : 'at most 1.5'}`,
    fits: () => undefined,
  });
