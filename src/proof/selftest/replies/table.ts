import type { Ending } from './judge.js';
import { partsOf } from './members.js';
import { nameOf } from './mutation.js';
import { operator, type Reason, reasons } from './operators.js';

/** How mutants ended. `moot`: they changed no reply; `contested`: a check accuses what the specification leaves open. */
export type Standing = 'noticed' | 'survived' | 'free' | 'contested' | 'moot';

export function standingOf({ changed, noticed, freedom }: Ending): Standing {
  if (freedom !== undefined) return noticed === undefined ? 'free' : 'contested';
  if (noticed !== undefined) return 'noticed';
  return changed === 0 ? 'moot' : 'survived';
}

/** Members that follow from others by a published formula. */
const formulas =
  /\/(?:significance|(?:avg|mean|average|min|max|sum|rate)[a-z_]*|[a-z_]*_(?:avg|mean|average|min|max|rate|score))$/;

/** Why a fair harness can notice a mutant. */
export function reasonOf({ mutant }: Ending): Reason {
  const { reason } = operator(mutant.operator);
  return reason === 'twice' && formulas.test(partsOf(mutant.member).pattern) ? 'formula' : reason;
}

const columns = ['noticed', 'survived', 'free', 'contested'] as const;

/** Counts of mutants by a name, as lines of a table. */
function countedBy(
  endings: readonly Ending[],
  names: readonly string[],
  name: (ending: Ending) => string,
): string[] {
  const width = Math.max(...names.map(({ length }) => length), 5);
  const lineOf = (title: string, some: readonly Ending[]): string => {
    const counts = columns.map((column) => some.filter((each) => standingOf(each) === column).length);
    return `${title.padEnd(width)}  ${[some.length, ...counts].map((count) => String(count).padStart(11)).join('')}`;
  };
  const head = `${''.padEnd(width)}  ${['mutants', ...columns].map((each) => each.padStart(11)).join('')}`;
  const lines = names.map((each) =>
    lineOf(
      each,
      endings.filter((ending) => name(ending) === each),
    ),
  );
  return [head, ...lines, lineOf('all', endings)];
}

/** How many mutants changed a reply and are not free, and how many of these nothing noticed. */
export function countsOf(endings: readonly Ending[]): {
  readonly tried: number;
  readonly survived: number;
  readonly contested: number;
} {
  const count = (standing: Standing) => endings.filter((each) => standingOf(each) === standing).length;
  const survived = count('survived');
  return { tried: survived + count('noticed'), survived, contested: count('contested') };
}

/** How the mutants of a deployment's replies ended, for people. */
export function repliesText(all: readonly Ending[]): string {
  const endings = all.filter((each) => standingOf(each) !== 'moot');
  const operations = [...new Set(endings.map(({ mutant }) => partsOf(mutant.member).operation))].toSorted();
  const survivors = endings.filter((each) => standingOf(each) === 'survived');
  const contested = endings.filter((each) => standingOf(each) === 'contested');
  return [
    ...countedBy(endings, reasons, reasonOf),
    '',
    ...countedBy(endings, operations, ({ mutant }) => partsOf(mutant.member).operation),
    '',
    ...survivors.map(({ mutant, tried }) => `SURVIVES   ${nameOf(mutant)}: ${tried} checks read it`),
    ...contested.map(
      ({ mutant, noticed, freedom }) =>
        `CONTESTED  ${nameOf(mutant)}: ${noticed?.check} expects ${noticed?.expected}, and ${freedom?.by} leaves it open`,
    ),
    summaryOf(all),
    '',
  ].join('\n');
}

function summaryOf(endings: readonly Ending[]): string {
  const { tried, survived, contested } = countsOf(endings);
  const share = tried === 0 ? 0 : (100 * survived) / tried;
  return `${tried} mutants that a harness can notice: ${survived} survive (${share.toFixed(1)} %); ${contested} contested`;
}
