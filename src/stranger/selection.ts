import type { Bug } from './bugs.js';
import { geographyTests } from './geography.js';
import { kindTests } from './kinds.js';
import { metricTests } from './metrics.js';
import type { Occurrence } from './occurrence.js';
import { type Cast, castOf } from './people.js';
import { has } from './planted.js';
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

/** Whether an Event answers to `has_fatalities` as sent. */
function deadly({ family, fatalities }: Occurrence, lethal: boolean): boolean {
  if (family !== 'conflict') return false;
  if (lethal && has('lethal-where-known')) return fatalities !== undefined;
  if (!lethal && has('not-lethal-only-where-known')) return fatalities === 0;
  return (fatalities ?? 0) > 0 === lethal;
}

/** Parameters that a bug forgets on the summary. */
const forgotten: Readonly<Record<string, Bug>> = {
  country_match: 'summary-drops-country-match',
  civilian_targeting: 'summary-drops-civilian-targeting',
  geo_precision_max: 'summary-drops-precision-maximum',
  languages: 'summary-drops-languages',
  domain: 'summary-drops-domain',
};

function heeded(name: string): boolean {
  const bug = forgotten[name];
  return bug === undefined || !has(bug);
}

/** Filters that list and summary share; `strict` refuses what the list lets pass. */
export function select(
  corpus: readonly Occurrence[],
  sent: ReadonlyMap<string, string>,
  moment: Moment,
  strict: boolean,
): Selection {
  const values = strict ? new Map([...sent].filter(([name]) => heeded(name))) : sent;
  const window = windowOf(values, moment);
  const cast = castOf(values, window, strict);
  const lethal = booleanIn(values, 'has_fatalities');
  const civilians = booleanIn(values, 'civilian_targeting');
  const languages = listIn(values, 'languages').map(
    (code) =>
      (has('three-letter-languages-unknown') ? undefined : languageCodes[code.toLowerCase()]) ??
      code.toLowerCase(),
  );
  const tests = [
    window.admits,
    cast.test ?? (() => true),
    ...geographyTests(values, strict),
    ...kindTests(values),
    ...metricTests(values),
    (event: Occurrence) => lethal === undefined || deadly(event, lethal),
    (event: Occurrence) => civilians === undefined || event.civilians === civilians,
    (event: Occurrence) => languages.length === 0 || event.languages.some((code) => languages.includes(code)),
  ];
  return { window, cast, events: corpus.filter((event) => tests.every((test) => test(event))) };
}
