import { openapiDocument } from '../../../contract/openapi/document.js';
import { jsonText } from '../../../reports/index.js';
import { maskedText, printable } from '../../../reports/safe-text.js';
import { SetupError } from '../../engine/setup-error.js';
import { isObject, type JsonObject } from '../../kit/index.js';
import { declaredIn } from '../../regression/contract/declarations.js';
import type { Announcement } from '../../regression/notice/announcement.js';
import { mentionsIn } from '../../regression/notice/mentions.js';
import { type Topics, topicsOf } from '../../regression/notice/topics.js';
import { plainConsole } from '../console.js';
import { readJson } from '../files.js';
import type { Host } from '../host.js';
import type { DiffFlags } from './diff.js';
import { readAnnouncements } from './sources.js';

interface Row extends Announcement {
  readonly topics: Topics;
}

/** Prints the entries of a feed, with what each of them is about. @returns the exit code */
export async function printFeed(
  place: string,
  { contract, timeout, json }: Pick<DiffFlags, 'contract' | 'timeout' | 'json'>,
  surroundings: Host,
): Promise<number> {
  const announcements = await readAnnouncements(place, timeout, surroundings);
  const contracts = [declaredIn(contractOf(contract))];
  const mentionsOf = mentionsIn(contracts);
  const rows = announcements.map((each) => ({ ...each, topics: topicsOf(mentionsOf(each), contracts) }));
  const printed = json
    ? jsonText(rows)
    : `${rows.map(rowText).join('\n')}\n${rows.length === 1 ? '1 entry' : `${rows.length} entries`}\n`;
  plainConsole(surroundings).write(printed);
  return 0;
}

function contractOf(path: string | undefined): JsonObject {
  const document: unknown = path === undefined ? openapiDocument() : readJson(path, 'contract');
  if (isObject(document)) return document;
  throw new SetupError(`The contract ${path} is not a JSON object.`, 'Give an OpenAPI 3 document.');
}

function rowText({ title, date, topics }: Row): string {
  const { operations, names, clauses, headings } = topics;
  const sured = (all: readonly { readonly name: string; readonly sure: string }[]) =>
    all.map(({ name, sure }) => (sure === 'certain' ? name : `${name}?`)).join(', ');
  const lines = [
    ['operations', sured(operations)],
    ['names', sured(names)],
    ['clauses', sured(clauses.map(({ id, sure }) => ({ name: id, sure })))],
    ['headings', headings.join(', ')],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [`  ${label.padEnd(10)}  ${value}\n`]));
  const about = lines.length === 0 ? '  refers to nothing that the contract declares\n' : lines.join('');
  return `${printable(maskedText(`${date ?? 'undated'}  ${title}`))}\n${about}`;
}
