import type { JsonObject } from '../../src/kit/index.js';
import type { Asked, Filter } from './filter.js';

/** What a card says of deaths; undefined where its fields disagree. */
function toll(card: JsonObject): 'lethal' | 'zero' | 'unknown' | undefined {
  const { fatalities, has_fatalities: has } = card;
  if (typeof fatalities === 'number') return fatalities > 0 ? 'lethal' : 'zero';
  return (fatalities === null || fatalities === undefined) && has !== true ? 'unknown' : undefined;
}

export const lethal: Asked = {
  query: { has_fatalities: true },
  because: 'conflict Events with a fatality count above zero',
  fits: (card) => {
    const known = toll(card);
    return known === undefined ? undefined : card.family === 'conflict' && known === 'lethal';
  },
};

/** A count of zero and Events of the other family may be in or out (ruling A28). */
export const notLethal: Asked = {
  query: { has_fatalities: false },
  because: 'Events that are not known to be lethal',
  fits: (card) => {
    const known = toll(card);
    if (known === 'lethal') return false;
    return card.family === 'conflict' && known === 'unknown' ? true : undefined;
  },
};

/** No field of a card shows the coding (ruling A73). */
export const targetingCivilians: Filter = () => ({
  query: { civilian_targeting: true },
  because: 'Events coded as targeting civilians',
  fits: () => undefined,
});

/** No field of a card shows the languages of its coverage. */
export const inLanguage =
  (language: string): Filter =>
  () => ({
    query: { languages: language },
    because: `Events with coverage in ${language}`,
    fits: () => undefined,
  });
