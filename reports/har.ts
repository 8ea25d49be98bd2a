import type { Entry, Har, Header, Page } from 'har-format';
import type { Report } from '../src/engine/record/report.js';
import type { Exchange } from '../src/kit/index.js';
import type { FileReporter } from './reporter.js';
import { masked, printable } from './safe-text.js';
import { authorizationOf, fieldNameOf, urlOf } from './shell-commands.js';
import { findingSentence } from './wording.js';

/** `report.har`: the exchanges behind each failure, a page per check, for HTTP viewers. */
export const harReport: FileReporter = {
  fileName: 'report.har',
  mark: /"creator": \{\s+"name": "ei-conformance"/,
  render: (report) => `${JSON.stringify(archive(masked(report)), null, 2)}\n`,
};

function archive({ run, checks, verdict }: Report): Har {
  const failed = checks.flatMap(({ failure, ...check }) =>
    failure === undefined ? [] : [{ ...check, failure }],
  );
  const entries = failed.flatMap(({ id, failure }) =>
    failure.exchanges.map((exchange) => entry(exchange, run, id)),
  );
  return {
    log: {
      version: '1.2',
      creator: { name: run.suite.name, version: run.suite.version },
      comment: `${run.target.name}: ${verdict}. Keys are removed.`,
      pages: failed.map(
        ({ id, title, failure }): Page => ({
          id,
          title: `${title} (${id})`,
          startedDateTime: earliest(entries.filter(({ pageref }) => pageref === id)) ?? run.startedAt,
          pageTimings: {},
          comment: findingSentence(failure),
        }),
      ),
      entries: entries.toSorted(
        (one, other) => Date.parse(one.startedDateTime) - Date.parse(other.startedDateTime),
      ),
    },
  };
}

const earliest = (entries: readonly Entry[]): string | undefined =>
  entries.map(({ startedDateTime }) => startedDateTime).toSorted()[0];

function entry(exchange: Exchange, { target, startedAt: began }: Report['run'], pageref: string): Entry {
  const { request, status, headers, text, startedAt, ms, excerpt } = exchange;
  const url = asUri(urlOf(exchange, target.baseUrl));
  const authorization = authorizationOf(request.credential);
  return {
    pageref,
    startedDateTime: startedAt ?? began,
    time: ms,
    ...(startedAt === undefined
      ? { comment: 'The start is that of the run: the record does not have its own.' }
      : {}),
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers:
        authorization === undefined ? [] : [{ name: fieldNameOf(request.credential), value: authorization }],
      queryString: [...new URLSearchParams(url.split('?').slice(1).join('?'))].map(named),
      headersSize: -1,
      bodySize: 0,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: Object.entries(headers).map(named),
      content: {
        size: excerpt?.bytes ?? new TextEncoder().encode(text).length,
        mimeType: headers['content-type'] ?? '',
        text,
        ...(excerpt === undefined
          ? {}
          : { comment: `The beginning of a body whose SHA-256 digest is ${excerpt.sha256}.` }),
      },
      redirectURL: headers.location ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  };
}

const named = ([name, value]: readonly [string, string]): Header => ({ name, value });

/** Percent-encodes what a URI cannot contain; intended oddities, such as a dot segment, stay. */
const asUri = (url: string): string => printable(url).replace(/[^!-~]|["<>\\^`{|}]/gu, encodeURIComponent);
