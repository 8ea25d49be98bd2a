import { type Answer, changed, type Delivery } from '../deliveries.test-data.js';
import { aboveMax, type Behaviours, behaviour, network } from './behaviour.test-data.js';

const sending =
  (change: (body: Buffer) => string | Buffer, type = 'application/json'): Delivery =>
  async (reply, answer) => {
    const { status, headers, body }: Answer = await answer();
    reply.writeHead(status, { ...headers, 'content-type': type }).end(change(body));
  };

const ascii = (body: Buffer): string => body.toString('latin1');
/** The first string of a row begins with other bytes. */
const beginning = (bytes: readonly number[]): Delivery =>
  sending((body) => {
    const at = body.indexOf('"title":"') + 9;
    return Buffer.concat([body.subarray(0, at), Buffer.from(bytes), body.subarray(at)]);
  });

export const texts: Behaviours = {
  ...aboveMax,
  together: true,
  kind: 'Bodies that are no JSON, or hardly',
  rows: [
    behaviour(
      'sends nothing',
      'fail',
      sending(() => ''),
    ),
    behaviour(
      'sends white space',
      'fail',
      sending(() => ' \n\t'),
    ),
    behaviour('answers 204 without a body', 'fail', (reply) => void reply.writeHead(204).end()),
    behaviour(
      'sends a web page',
      'fail',
      sending(() => '<!doctype html><title>Welcome</title>', 'text/html'),
    ),
    behaviour(
      'sends XML with an external entity',
      'fail',
      sending(() => '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'application/xml'),
    ),
    behaviour(
      'sends an XML bomb',
      'fail',
      sending(
        () => '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>',
        'application/xml',
      ),
    ),
    behaviour(
      'sends JSON and more behind it',
      'fail',
      sending((body) => `${body}}{"success":true}`),
    ),
    behaviour(
      'sends two JSON documents',
      'fail',
      sending((body) => `${body}\n${body}`),
    ),
    behaviour(
      'sends JSON for a script',
      'fail',
      sending((body) => `callback(${body})`),
    ),
    behaviour(
      'sends JSON behind a guard',
      'fail',
      sending((body) => `)]}',\n${body}`),
    ),
    behaviour(
      'sends NaN',
      'fail',
      sending((body) => ascii(body).replace(/"limit":\d+/, '"limit":NaN')),
    ),
    behaviour(
      'sends Infinity',
      'fail',
      sending((body) => ascii(body).replace(/"limit":\d+/, '"limit":Infinity')),
    ),
    behaviour(
      'sends hexadecimal numbers',
      'fail',
      sending((body) => ascii(body).replace(/"limit":\d+/, '"limit":0x64')),
    ),
    behaviour(
      'sends comments',
      'fail',
      sending((body) => `// for you\n${body}`),
    ),
    behaviour(
      'sends a comma too many',
      'fail',
      sending((body) => ascii(body).replace(/}$/, ',}')),
    ),
    behaviour(
      'quotes with apostrophes',
      'fail',
      sending((body) => ascii(body).replaceAll('"', "'")),
    ),
    behaviour(
      'sends a line feed inside a string',
      'fail',
      sending((body) => ascii(body).replace('"limit"', '"lim\nit"')),
    ),
    behaviour(
      'sends a NUL inside a string',
      'fail',
      sending((body) => ascii(body).replace('"limit"', '"lim\0it"')),
    ),
    behaviour(
      'sends UTF-16',
      'fail',
      sending((body) => Buffer.from(`\ufeff${body}`, 'utf16le')),
    ),
    behaviour(
      'begins with a byte order mark',
      'fail',
      sending((body) => `\ufeff${body}`),
    ),
    behaviour('sends a byte that UTF-8 never has', 'pass', beginning([0xff])),
    behaviour('sends half a character', 'pass', beginning([0xe2, 0x82])),
    behaviour('sends Latin-1', 'pass', beginning([0xe9])),
    behaviour('spells a slash in two bytes', 'pass', beginning([0xc0, 0xaf])),
    behaviour(
      'sends more than any page can be',
      network,
      sending((body) => `${' '.repeat(9_000_000)}${body}`),
    ),
    behaviour(
      'sends seven megabytes of white space, and then JSON',
      'pass',
      sending((body) => `${' '.repeat(7_000_000)}${body}`),
    ),
    behaviour('answers 206 with a part', 'fail', async (reply, answer) => {
      const { headers, body } = await answer();
      reply
        .writeHead(206, { ...headers, 'content-range': `bytes 0-${body.length - 1}/${body.length * 2}` })
        .end(body);
    }),
    behaviour(
      'goes elsewhere by a web page',
      'fail',
      sending(
        () => '<meta http-equiv="refresh" content="0; url=/trap"><script>location="/trap"</script>',
        'text/html',
      ),
    ),
    behaviour(
      'sends a thousand events in place of a page',
      'fail',
      sending(() => 'data: {"success":true}\n\n'.repeat(1000), 'text/event-stream'),
    ),
    behaviour(
      'sends a line for each row',
      'fail',
      sending(
        (body) =>
          JSON.parse(String(body))
            .data.map((row: unknown) => JSON.stringify(row))
            .join('\n'),
        'application/x-ndjson',
      ),
    ),
  ],
};

interface Page {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly [member: string]: unknown;
}

const page = (change: (page: Page) => unknown): Delivery =>
  changed((text) => JSON.stringify(change(JSON.parse(text))));
const rows = (change: (row: Page['data'][number], index: number) => unknown): Delivery =>
  page(({ data, ...rest }) => ({ ...rest, data: data.map(change) }));
/** The text of the page, with something in place of its rows. */
const inPlaceOfRows = (text: string): Delivery =>
  changed((whole) => JSON.stringify({ ...JSON.parse(whole), data: '#' }).replace('"#"', () => text));
const before = (members: string): Delivery => changed((text) => text.replace('{', () => `{${members},`));

/** Another form each time that it is asked. */
function changing(): Delivery {
  const forms = [null, {}, [], 'x', 5, true, [[]], [null], [{}], { data: {} }, { success: 'true' }];
  let asked = 0;
  return (reply, answer) => {
    asked += 1;
    return page(() => forms[asked % forms.length])(reply, answer);
  };
}

export const json: Behaviours = {
  ...aboveMax,
  together: true,
  kind: 'JSON of a hostile form',
  rows: [
    behaviour(
      'nests a hundred thousand lists',
      network,
      inPlaceOfRows(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    ),
    behaviour(
      'nests ten thousand objects',
      network,
      inPlaceOfRows(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
    ),
    behaviour('nests a million lists and closes none', network, inPlaceOfRows('['.repeat(1_000_000))),
    behaviour('sends a million rows', network, inPlaceOfRows(`[${'null,'.repeat(1_000_000)}null]`)),
    behaviour('sends a hundred thousand rows', 'fail', inPlaceOfRows(`[${'null,'.repeat(100_000)}null]`)),
    behaviour(
      'sends an object with a hundred thousand members',
      'fail',
      page((each) => ({
        ...each,
        data: Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`m${index}`, index])),
      })),
    ),
    behaviour(
      'sends a string of seven megabytes',
      'fail',
      page((each) => ({ ...each, data: 'x'.repeat(7_000_000) })),
    ),
    behaviour('sends a number of a million digits', 'fail', inPlaceOfRows('9'.repeat(1_000_000))),
    behaviour(
      'sends a list in place of the page',
      'fail',
      page(({ data }) => data),
    ),
    behaviour(
      'sends null',
      'fail',
      page(() => null),
    ),
    behaviour(
      'sends a string',
      'fail',
      page(() => 'fine'),
    ),
    behaviour(
      'sends a number',
      'fail',
      page(() => 42),
    ),
    behaviour(
      'sends an object in place of the rows',
      'fail',
      page((each) => ({ ...each, data: {} })),
    ),
    behaviour(
      'sends null in place of each row',
      'fail',
      rows(() => null),
    ),
    behaviour(
      'sends a list in place of each row',
      'fail',
      rows((row) => [row]),
    ),
    behaviour('sends the form of another reply each time', 'fail', changing()),
    behaviour('gives a member twice, first as it should not be', 'pass', before('"data":5,"success":false')),
    behaviour(
      'gives a member twice, last as it should not be',
      'fail',
      changed((text) => text.replace(/}$/, ',"data":5}')),
    ),
    behaviour('sends a member called __proto__', 'pass', before('"__proto__":{"data":[],"polluted":true}')),
    behaviour(
      'sends a member called constructor',
      'pass',
      before('"constructor":{"prototype":{"polluted":true}}'),
    ),
    behaviour(
      'sends members called as those of every object',
      'pass',
      before('"toString":1,"valueOf":2,"hasOwnProperty":3,"then":4,"toJSON":5,"length":-1'),
    ),
    behaviour(
      'hides the rows in __proto__',
      'fail',
      page(({ data, ...rest }) => ({ ...rest, data: Object.fromEntries([['__proto__', data]]) })),
    ),
    behaviour('sends a member without a name', 'pass', before('"":""')),
    behaviour(
      'tells a limit beyond 2^53',
      'fail',
      changed((text) => text.replace(/"limit":\d+/, '"limit":9007199254740993')),
    ),
    behaviour(
      'tells a limit beyond all numbers',
      'fail',
      changed((text) => text.replace(/"limit":\d+/, '"limit":1e999')),
    ),
    behaviour(
      'tells a limit with a hundred places',
      'pass',
      changed((text) => text.replace(/"limit":100\b/, `"limit":100.${'0'.repeat(100)}`)),
    ),
    behaviour(
      'tells a limit as a text',
      'fail',
      page((each) => ({ ...each, pagination: { limit: '100' } })),
    ),
    behaviour(
      'tells a limit as a list',
      'fail',
      page((each) => ({ ...each, pagination: { limit: [100] } })),
    ),
    behaviour(
      'tells adjustments a hundred levels deep',
      'pass',
      page((each) => ({
        ...each,
        deep: Array(100)
          .fill(0)
          .reduce((inner) => [inner], []),
      })),
    ),
    behaviour(
      'spells each character of its texts by escapes',
      'pass',
      changed((text) =>
        text.replace(/"(?:[^"\\]|\\.)*"/g, (each) => {
          const codes = [...String(JSON.parse(each))].flatMap((one) => one.split(''));
          return `"${codes.map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`;
        }),
      ),
    ),
    behaviour(
      'escapes half a character in each text',
      'pass',
      changed((text) => text.replaceAll('"title":"', '"title":"\\ud800')),
    ),
    behaviour(
      'puts white space wherever it may stand',
      'pass',
      changed((text) => JSON.stringify(JSON.parse(text), null, '\t \r\n')),
    ),
    behaviour(
      'tells the limit with an exponent',
      'pass',
      changed((text) => text.replace(/"limit":100\b/, '"limit":1E+2')),
    ),
    behaviour(
      'tells a limit below zero by nothing',
      'fail',
      changed((text) => text.replace(/"limit":\d+/, '"limit":-0')),
    ),
    behaviour(
      'tells a limit below all numbers',
      'fail',
      changed((text) => text.replace(/"limit":\d+/, '"limit":-1E400')),
    ),
    behaviour(
      'sends two thousand rows',
      'fail',
      page(({ data, ...rest }) => ({ ...rest, data: Array(2000).fill(data[0]) })),
    ),
    behaviour(
      'names its rows as every object names its members',
      'pass',
      rows((row, index) => ({
        ...row,
        id: ['__proto__', 'constructor', 'toString', 'hasOwnProperty'][index % 4],
      })),
    ),
    behaviour(
      'puts six megabytes of hexadecimal digits into a text',
      'pass',
      page((each) => ({ ...each, note: 'deadbeef'.repeat(750_000) })),
    ),
    behaviour(
      'gives one member a hundred thousand times',
      'pass',
      before(`${'"note":1,'.repeat(100_000)}"note":2`),
    ),
    behaviour(
      'nests one member deeper than anything else',
      'pass',
      page((each) => ({
        ...each,
        deep: Array(190)
          .fill(0)
          .reduce((inner) => [inner], []),
      })),
    ),
    behaviour(
      'nests one member deeper than a reply may be',
      network,
      page((each) => ({
        ...each,
        deep: Array(250)
          .fill(0)
          .reduce((inner) => [inner], []),
      })),
    ),
    behaviour(
      'has a member that is called as an array counts',
      'pass',
      page((each) => ({ ...each, length: 4_294_967_295, 0: 'first', '-1': 'last' })),
    ),
  ],
};
