import { geographyTests } from './geography.js';
import { kindTests } from './kinds.js';
import { metricTests } from './metrics.js';
import type { Occurrence } from './occurrence.js';
import { type Cast, castOf } from './people.js';
import { booleanIn, listIn } from './reading.js';
import { type Moment, type Window, windowOf } from './window.js';

const languageCodes: Readonly<Record<string, string>> = {
  eng: 'en',
  fra: 'fr',
  fre: 'fr',
  ara: 'ar',
  spa: 'es',
  ukr: 'uk',
  por: 'pt',
};

export interface Selection {
  readonly window: Window;
  readonly cast: Cast;
  /** Events that meet every filter, withdrawn ones included. */
  readonly events: readonly Occurrence[];
}

function deadly({ fatalities }: Occurrence): boolean {
  return (fatalities ?? 0) > 0;
}

/** Filters that list and summary share; `strict` refuses what the list lets pass. */
export function select(
  corpus: readonly Occurrence[],
  values: ReadonlyMap<string, string>,
  moment: Moment,
  strict: boolean,
): Selection {
  const window = windowOf(values, moment);
  const cast = castOf(values, window, strict);
  const lethal = booleanIn(values, 'has_fatalities');
  const civilians = booleanIn(values, 'civilian_targeting');
  const languages = listIn(values, 'languages').map(
    (code) => languageCodes[code.toLowerCase()] ?? code.toLowerCase(),
  );
  const tests = [
    window.admits,
    cast.test ?? (() => true),
    ...geographyTests(values, strict),
    ...kindTests(values),
    ...metricTests(values),
    (event: Occurrence) => lethal === undefined || (event.family === 'conflict' && deadly(event) === lethal),
    (event: Occurrence) => civilians === undefined || event.civilians === civilians,
    (event: Occurrence) => languages.length === 0 || event.languages.some((code) => languages.includes(code)),
  ];
  return { window, cast, events: corpus.filter((event) => tests.every((test) => test(event))) };
}
