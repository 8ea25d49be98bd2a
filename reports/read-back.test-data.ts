import { XMLParser } from 'fast-xml-parser';
import type { Log } from 'sarif';
import type { Verdict } from '../src/engine/record/verdict.js';
import type { Outcome } from '../src/kit/index.js';
import { commandsIn, messagesIn } from './ci-systems.test-data.js';
import type { fileReporters } from './index.js';
import { outcomeLabels, outcomeOrder } from './wording.js';

/** Forms that tell how a run went; a HAR tells exchanges. */
export type Form = Exclude<keyof typeof fileReporters, 'har'> | 'console';

/** What a form tells of a run, read back from its text; what it does not tell is left out. */
interface Told {
  readonly verdict?: Verdict;
  readonly exitCode?: number;
  readonly counts?: Partial<Record<Outcome, number>>;
  /** Sums of outcomes that the form does not tell apart. */
  readonly sums?: Readonly<Record<string, number>>;
  readonly defects?: number;
}

type Counts = Record<Outcome, number>;

export const countsBy = (count: (outcome: Outcome) => number): Counts =>
  Object.fromEntries(outcomeOrder.map((each) => [each, count(each)])) as Counts;

/** The cells of a table's last row by the outcomes that its head names. */
function countsOfTable(head: readonly string[], total: readonly string[]): Counts {
  return countsBy((outcome) => {
    const column = head.indexOf(outcomeLabels[outcome].word);
    return column < 0 ? 0 : Number((total[column] ?? '').replaceAll(',', ''));
  });
}

const countsInWords = (text: string): Counts =>
  countsBy((each) => Number(new RegExp(`(\\d+) ${outcomeLabels[each].word}(?:,|$)`).exec(text)?.[1] ?? 0));

const exitCodeIn = (text: string): number => Number(/Exit code (\d)\./.exec(text)?.[1]);

const verdictIn = (text: string): Verdict => {
  const words = {
    conformant: 'Conformant',
    'non-conformant': 'Non-conformant',
    incomplete: 'Incomplete',
    aborted: 'Aborted',
  };
  const found = (Object.keys(words) as Verdict[]).filter((each) => text.includes(words[each]));
  if (found.length !== 1 || found[0] === undefined) throw new Error(`it tells no verdict: ${text}`);
  return found[0];
};

/** What each form tells, read back from its text as its readers do. */
export const readers: Readonly<Record<Form, (text: string) => Told>> = {
  console: (text) => {
    const lines = text.trimEnd().split('\n');
    const last = lines.at(-1) ?? '';
    const cells = (line: string | undefined) => (line ?? '').trim().split(/ {2,}/);
    return {
      verdict: verdictIn(last),
      exitCode: exitCodeIn(last),
      counts: countsOfTable(
        cells(lines.find((each) => each.startsWith('  area'))),
        cells(lines.find((each) => each.startsWith('  total'))),
      ),
      defects: lines.filter((each) => each.startsWith('    place ')).length,
    };
  },
  json: (text) => {
    const { verdict, exitCode, totals, defects } = JSON.parse(text);
    return { verdict, exitCode, counts: totals, defects: defects.length };
  },
  html: (text) => ({
    exitCode: Number(/id="gate-title"[\s\S]*?exit code (\d)/.exec(text)?.[1]),
    counts: countsBy(
      (each) => text.match(new RegExp(`data-kind="check" [^>]*data-outcome="${each}"`, 'g'))?.length ?? 0,
    ),
  }),
  junit: (text) => {
    const { testsuites } = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => name === 'testsuite',
    }).parse(text);
    const properties = testsuites.testsuite?.[0]?.properties.property ?? [];
    const property = (name: string) =>
      properties.find((each: Record<string, string>) => each['@_name'] === name)?.['@_value'];
    return {
      ...(properties.length === 0
        ? {}
        : { verdict: property('verdict'), exitCode: Number(property('exitCode')) }),
      sums: {
        // The verdict has a case of its own.
        fail: Number(testsuites['@_failures']) - (property('exitCode') === '0' ? 0 : 1),
        'harness-error': Number(testsuites['@_errors']),
        'inconclusive not-applicable not-tested': Number(testsuites['@_skipped']),
      },
    };
  },
  sarif: (text) => {
    const [run] = (JSON.parse(text) as Log).runs;
    const outcomes = Object.values(run?.properties?.outcomes ?? {});
    return {
      verdict: run?.properties?.verdict,
      exitCode: run?.invocations?.[0]?.exitCode ?? -1,
      counts: countsBy((each) => outcomes.filter((outcome) => outcome === each).length),
      defects: run?.results?.length ?? -1,
    };
  },
  ctrf: (text) => {
    const { tests, summary, extra } = JSON.parse(text).results;
    return {
      verdict: extra.verdict,
      exitCode: extra.exitCode,
      counts: countsBy(
        (each) => tests.filter(({ rawStatus }: { rawStatus: string }) => rawStatus === each).length,
      ),
      sums: {
        // The verdict has a test of its own.
        fail: summary.failed - (extra.exitCode === 0 ? 0 : 1),
        'not-tested': summary.pending,
        'not-applicable': summary.skipped,
        'pass warn': summary.passed - (extra.exitCode === 0 ? 1 : 0),
        'inconclusive observed harness-error': summary.other,
      },
    };
  },
  markdown: (text) => {
    const lines = text.split('\n');
    const cells = (line: string | undefined) =>
      (line ?? '').split('|').map((each) => each.replace(/[*✗‼?!✓◦–○]/g, '').trim());
    return {
      verdict: verdictIn(lines[2] ?? ''),
      exitCode: exitCodeIn(lines[2] ?? ''),
      counts: countsOfTable(
        cells(lines.find((each) => each.startsWith('| area'))),
        cells(lines.find((each) => each.startsWith('| **total'))),
      ),
      defects: lines.filter((each) => each.startsWith('- place: <code>')).length,
    };
  },
  github: (text) => {
    const [sentence = '', totals = ''] = (text.split('\n')[0] ?? '').split('%0A');
    return {
      verdict: verdictIn(sentence.replace(/^::notice title=[^:]*::/, '')),
      exitCode: exitCodeIn(sentence),
      counts: countsInWords(totals),
    };
  },
  azure: (text) => {
    const last = commandsIn(text).at(-1);
    const [, sentence = '', totals = ''] = last?.message.split('\n') ?? [];
    return { verdict: verdictIn(sentence), exitCode: exitCodeIn(sentence), counts: countsInWords(totals) };
  },
  teamcity: (text) => {
    const messages = messagesIn(text);
    const named = (name: string) => messages.filter((each) => each.name === name);
    const { text: sentence = '' } = named('buildStatus')[0]?.attributes ?? {};
    const counts = named('buildStatisticValue').map(({ attributes: { key = '', value } }) => [
      key.replace('eiConformance.', ''),
      Number(value),
    ]);
    const values = Object.fromEntries(counts);
    const tests = named('testStarted').length + named('testIgnored').length;
    return {
      verdict: verdictIn(sentence),
      exitCode: exitCodeIn(sentence),
      counts: countsBy((each) => values[each]),
      sums: { [outcomeOrder.join(' ')]: tests },
    };
  },
  gitlab: (text) => {
    const issues: readonly { check_name: string; description: string }[] = JSON.parse(text);
    const verdict = issues.find((each) => each.check_name === 'ei-conformance/verdict');
    const defects = issues.filter((each) => each !== verdict).length;
    // A run that passes has no issue of its own.
    if (verdict === undefined) return { exitCode: 0, defects };
    const sentence = verdict.description.split('. Remedy: ')[0] ?? '';
    return { verdict: verdictIn(sentence), exitCode: exitCodeIn(`${sentence}.`), defects };
  },
  badge: (text) => ({ verdict: JSON.parse(text).message }),
};
