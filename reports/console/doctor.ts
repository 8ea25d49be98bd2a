import type { Examination, Outlook } from '../../src/engine/examination.js';
import { masked } from '../masked.js';
import { counted, outcomeWords } from '../wording.js';
import { diagnosisLines } from './diagnosis.js';
import { labelled, timeWords } from './opening.js';
import { type Paint, painter } from './paint.js';

/** What doctor found, for people: each diagnosis, then the plan and its cost. */
export function doctorText(
  examination: Examination,
  { colour, columns }: { readonly colour: boolean; readonly columns: number },
): string {
  const paint = painter(colour);
  const { target, diagnoses, plan } = masked(examination);
  const lines = [
    ...(target === undefined
      ? []
      : [labelled(paint, 'target', `${target.name} at ${target.baseUrl}`, columns), '']),
    paint.strong('Found'),
    ...diagnoses.flatMap((each) => diagnosisLines(paint, each, columns)),
    ...(plan === undefined ? [] : ['', paint.strong('Plan'), ...planLines(paint, plan, columns)]),
    '',
    paint.strong(ending(examination)),
  ];
  return `${lines.join('\n')}\n`;
}

function planLines(paint: Paint, plan: Outlook, columns: number): readonly string[] {
  const { requests, queryUnits } = plan.cost;
  const line = (label: string, text: string) => labelled(paint, label, text, columns);
  return [
    line(
      'checks',
      `${plan.willRun} of ${counted(plan.checks, 'check')} will run, ${plan.required} of them required`,
    ),
    line('cost', `about ${counted(requests, 'request')} and ${counted(queryUnits, 'Query Unit')}`),
    line('time', timeWords(plan.seconds)),
    ...plan.left.map(({ outcome, note, checks }, index) =>
      line(
        index === 0 ? 'left out' : '',
        `${counted(checks, 'check')} ${outcomeWords[outcome].word}: ${note}`,
      ),
    ),
  ];
}

function ending({ diagnoses }: Examination): string {
  if (diagnoses.some(({ state }) => state === 'stop')) return 'There can be no run. Exit code 3.';
  const notices = diagnoses.filter(({ state }) => state === 'notice').length;
  return notices === 0
    ? 'Nothing stands in the way of a run.'
    : `A run can begin; ${counted(notices, 'notice')} to read.`;
}
