import { createContext, Script } from 'node:vm';
import { at } from '../../../kit/index.js';
import type { OwnPattern } from './own-patterns.test-data.js';

/** A text that grows: its beginning, what is repeated, and its end. */
interface Attack {
  readonly begins: string;
  readonly unit: string;
  readonly ends: string;
}

/** What letters of a pattern's own language stand for. */
const sampleOf: Readonly<Record<string, string>> = {
  d: '0',
  D: 'a',
  w: 'a',
  W: '-',
  s: ' ',
  S: 'a',
  b: '',
  B: '',
  n: '\n',
  r: '\r',
  t: '\t',
  p: 'a',
  P: '-',
};
const mostParts = 15;
/** An end that fits what none of the other parts does. */
const strange = '\0';

/** The words and characters of which a pattern is made, the longer ones first. */
function partsOf(source: string): readonly string[] {
  const plain = source
    .replace(/\\[pP]\{[^{}]*\}/g, 'a')
    .replace(/\\u\{?([0-9a-f]{4,5})\}?/gi, (_, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, 16)),
    )
    .replace(/\\x([0-9a-f]{2})/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/\{\d+(?:,\d*)?\}/g, '')
    .replace(/\(\?(?:<[a-z]\w*>|[:=!]|<[=!])/gi, '(');
  const words = plain.replace(/\\[a-z]/gi, ' ').match(/[A-Za-z_]{2,}/g) ?? [];
  const signs = [...plain.matchAll(/\\(.)|[^()[\]{}|^$*+?]/gs)].flatMap(([sign, escaped]) =>
    escaped === undefined ? sign : (sampleOf[escaped] ?? escaped),
  );
  // A negated class takes what the pattern does not name.
  const parts = new Set([
    ...words.toSorted((one, other) => other.length - one.length).slice(0, 8),
    ...signs,
    'a',
    ' ',
    '\n',
  ]);
  parts.delete('');
  return [...parts].slice(0, mostParts);
}

/** Attacks that are made of a pattern itself. */
function* attacksOn({ source }: Pick<OwnPattern, 'source'>): Generator<Attack> {
  const parts = partsOf(source);
  for (const unit of parts)
    for (const begins of ['', ...parts])
      for (const ends of [strange, `\n${unit}`]) yield { begins, unit, ends };
  // What looks around may find its end far off.
  if (!source.includes('(?=') && !source.includes('(?!') && !source.includes('(?<')) return;
  for (const unit of parts)
    for (const far of parts) yield { begins: '', unit, ends: `${far}${'!'.repeat(3000)}` };
}

const written = ({ begins, unit, ends }: Attack, size: number): string =>
  `${begins}${unit.repeat(Math.ceil(size / unit.length))}${ends.replaceAll('!', '!'.repeat(Math.ceil(size / 3000)))}`;

/** What a pattern takes for a text, in milliseconds: the least of some tries, since others use the machine too. */
function timeOf(pattern: RegExp, text: string, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < tries; tried += 1) {
    const start = performance.now();
    pattern.lastIndex = 0;
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** The sizes at which it is looked for a time that can be measured: the first ones are for what grows exponentially. */
const sizes = [24, 250, 4000];
const measurable = 1;
const doublings = 3;
/** A linear time doubles, a quadratic one grows fourfold. */
const mostGrowth = 3;

/** How a time grows with each doubling of an attack, where it grows more than it may each time. */
function growthOf(pattern: RegExp, attack: Attack): readonly number[] | undefined {
  const first = sizes.find((size) => {
    const text = written(attack, size);
    return timeOf(pattern, text, 1) > measurable && timeOf(pattern, text, 2) > measurable;
  });
  if (first === undefined) return undefined;
  const ratios: number[] = [];
  let before = timeOf(pattern, written(attack, first), 4);
  for (let size = first * 2; ratios.length < doublings; size *= 2) {
    const time = timeOf(pattern, written(attack, size), before > 300 ? 1 : 4);
    ratios.push(time / before);
    if (time / before <= mostGrowth) return undefined;
    // What takes so long at such a size is beyond doubt.
    if (time > 2000) break;
    before = time;
  }
  return ratios;
}

/** The first attack on a pattern under which its time grows too fast. */
function firstSlow(pattern: RegExp, own: Pick<OwnPattern, 'source'>): string | undefined {
  for (const attack of attacksOn(own)) {
    const growth = growthOf(pattern, attack);
    if (growth === undefined) continue;
    const shown = JSON.stringify(attack).slice(0, 200);
    return `${shown}: ${growth.map((each) => each.toFixed(1)).join(', ')} per doubling`;
  }
  return undefined;
}

/** What an exponential time needs is over long before it; a linear one takes a hundredth of it. */
const mostMs = 10_000;
const room: { work?: () => unknown } = {};
const inRoom = createContext(room);
const script = new Script('work()');

/** Why a pattern is slow; undefined where no attack that is made of it shows so. */
export function slowUnder({ source, flags }: Pick<OwnPattern, 'source' | 'flags'>): string | undefined {
  room.work = () => firstSlow(new RegExp(source, flags), { source });
  try {
    return script.runInContext(inRoom, { timeout: mostMs });
  } catch (error) {
    if (at(error, '/code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return `no end within ${mostMs} ms`;
    throw error;
  }
}
