import type { Result } from 'sarif';
import type { Report } from '../../src/engine/report.js';
import { curlOf } from '../curl.js';
import { cut, printable } from '../printable.js';
import { replayOf } from '../replay.js';
import { type ToldDefect, toldDefects } from '../told-defects.js';
import { findingSentence, lastExchange } from '../wording.js';

// A body is shown at its beginning; report.json has all of it.
const longest = 2000;

/** A result for each defect, failures first. */
export const results = (report: Report): readonly Result[] =>
  (['fail', 'warn'] as const).flatMap((outcome) =>
    toldDefects(report, outcome).map((each) => result(report, each)),
  );

function result(report: Report, told: ToldDefect): Result {
  const { defect, check, waived } = told;
  const { place, operations } = defect;
  return {
    ruleId: check.id,
    ruleIndex: report.checks.findIndex(({ id }) => id === check.id),
    kind: 'fail',
    level: defect.outcome === 'fail' ? 'error' : 'warning',
    message: { text: message(report, told) },
    locations: [
      {
        // Viewers that know files alone, GitHub's among them, show the contract's beginning.
        physicalLocation: {
          artifactLocation: { uri: contractUri(report) },
          region: { startLine: 1 },
        },
        logicalLocations: operations.map((operation) => ({
          name: printable(place),
          fullyQualifiedName: printable(`${operation} ${place}`),
          kind: 'member',
        })),
      },
    ],
    partialFingerprints: { 'defect/v1': defect.fingerprint },
    ...(waived.length === 0
      ? {}
      : {
          suppressions: [
            { kind: 'external', status: 'accepted', justification: printable(waived.join('; ')) },
          ],
        }),
    ...exchanged(told),
    properties: { checks: defect.checks, clauses: defect.clauses },
  };
}

function message({ run }: Report, { check, failure, others }: ToldDefect): string {
  const exchange = lastExchange(failure);
  return [
    `${printable(check.title)}: ${printable(findingSentence(failure))}`,
    ...(exchange === undefined ? [] : [printable(curlOf(exchange, run.target.baseUrl))]),
    printable(replayOf(run.command, check.id)),
    ...(others.length === 0 ? [] : [`Also seen by ${others.join(', ')}`]),
  ].join('\n');
}

/** The document that says what was promised: the file that was given, else where the deployment serves it. */
function contractUri({ run }: Report): string {
  const given = run.settings.contract?.value;
  const uri =
    given === undefined ? `${run.target.baseUrl.replace(/\/+$/, '')}/api/v2/openapi.json` : String(given);
  return encodeURI(printable(uri));
}

function exchanged({ failure }: ToldDefect): Pick<Result, 'webRequest' | 'webResponse'> {
  const exchange = lastExchange(failure);
  if (exchange === undefined) return {};
  const { request, status, headers, text } = exchange;
  const { text: beginning, left } = cut(text, longest);
  return {
    webRequest: { protocol: 'HTTP', version: '1.1', method: request.method, target: request.target },
    webResponse: {
      protocol: 'HTTP',
      version: '1.1',
      statusCode: status,
      headers,
      body: { text: left === 0 ? beginning : `${beginning}… ${left} more characters are in report.json` },
    },
  };
}
