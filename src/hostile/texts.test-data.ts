import type { Answer, Delivery } from '../cli/live/mischief.test-data.js';
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
      sending((body) => `${' '.repeat(21_000_000)}${body}`),
    ),
    behaviour(
      'sends twenty megabytes of white space, and then JSON',
      'pass',
      sending((body) => `${' '.repeat(19_000_000)}${body}`),
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
