import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Answer, Delivery } from '../deliveries.test-data.js';
import { aboveMax, type Behaviours, behaviour, network } from './behaviour.test-data.js';

/** Writes to the socket by itself, in place of the server. */
const by =
  (write: (socket: Socket, answer: Answer) => void): Delivery =>
  async (reply, answer) => {
    const given = await answer();
    if (reply.socket !== null) write(reply.socket, given);
  };

/** These bytes and then the end. */
const ending = (text: string | Buffer): Delivery => by((socket) => void socket.end(text));

/** The good body behind another head, and then the end. */
const headed = (head: (answer: Answer) => string): Delivery =>
  by((socket, answer) => {
    socket.write(`${head(answer)}\r\n\r\n`);
    socket.end(answer.body);
  });

const json = 'content-type: application/json';
const sized = ({ body }: Answer): string => `content-length: ${body.length}`;
const ok = (...headers: readonly string[]): string => ['HTTP/1.1 200 OK', json, ...headers].join('\r\n');

/** Pieces until the other side has had enough. */
const endless = (head: string, piece: string | Buffer): Delivery =>
  by((socket) => {
    const more = (): void => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', more);
    socket.write(head);
    more();
  });

/** One piece now and then, for ever. */
const dripping = (head: string, piece: string): Delivery =>
  by((socket) => {
    socket.write(head);
    const drip = setInterval(() => void socket.write(piece), 20);
    socket.on('close', () => clearInterval(drip));
  });

const chunked = ok('transfer-encoding: chunked');
/** The good body in one chunk, with trailers behind it. */
const trailed = (trailers: string): Delivery =>
  by((socket, { body }) => {
    socket.write(`${chunked}\r\n\r\n${body.length.toString(16)}\r\n`);
    socket.write(body);
    socket.write(`\r\n0\r\n${trailers}\r\n\r\n`);
  });
const soon = ['--timeout', '1000'];

export const wire: Behaviours = {
  ...aboveMax,
  kind: 'Connections and messages',
  rows: [
    behaviour(
      'sends a body of one byte now and then, for ever',
      network,
      dripping(`${ok()}\r\n\r\n[`, ' '),
      soon,
    ),
    behaviour(
      'sends a head of one byte now and then, for ever',
      network,
      dripping('HTTP/1.1 200 OK\r\nx: ', 'x'),
      soon,
    ),
    behaviour(
      'sends a chunk now and then, for ever',
      network,
      dripping(`${chunked}\r\n\r\n`, '1\r\n \r\n'),
      soon,
    ),
    behaviour('sends a body without an end', network, endless(`${ok()}\r\n\r\n[`, Buffer.alloc(65_536, ' '))),
    behaviour(
      'sends chunks without an end',
      network,
      endless(`${chunked}\r\n\r\n`, `4000\r\n${' '.repeat(0x4000)}\r\n`),
    ),
    behaviour(
      'sends one header without an end',
      network,
      endless('HTTP/1.1 200 OK\r\nx: ', Buffer.alloc(65_536, 'x')),
    ),
    behaviour(
      'sends headers without an end',
      network,
      endless('HTTP/1.1 200 OK\r\n', 'x-more: yes\r\n'.repeat(5000)),
    ),
    behaviour(
      'sends ten thousand headers',
      network,
      headed((answer) => ok(sized(answer), ...Array<string>(10_000).fill('x-more: yes'))),
    ),
    behaviour(
      'sends interim replies without an end',
      network,
      endless('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(1000)),
      soon,
    ),
    behaviour(
      'sends 100 Continue and nothing else',
      network,
      by((socket) => void socket.write('HTTP/1.1 100 Continue\r\n\r\n')),
      soon,
    ),
    behaviour(
      'says 100 Continue that nobody asked for, and then answers',
      network,
      headed((answer) => `HTTP/1.1 100 Continue\r\n\r\n${ok(sized(answer))}`),
    ),
    behaviour(
      'switches to another protocol',
      network,
      ending('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
    ),
    behaviour(
      'closes its half of the connection without a word',
      network,
      by((socket) => void socket.end()),
    ),
    behaviour('closes its half in the middle of the head', network, ending('HTTP/1.1 200 OK\r\nconte')),
    behaviour('closes its half in the middle of a chunk', network, ending(`${chunked}\r\n\r\nff\r\n{"succ`)),
    behaviour('closes its half before the last chunk', network, ending(`${chunked}\r\n\r\n2\r\n{}\r\n`)),
    behaviour('speaks another protocol', network, ending('SSH-2.0-OpenSSH_9.9\r\n')),
    behaviour(
      'sends random bytes',
      network,
      by((socket) => void socket.end(randomBytes(4096))),
    ),
    behaviour(
      'sends a body without a head, as HTTP/0.9 does',
      network,
      by((socket, { body }) => void socket.end(body)),
    ),
    behaviour(
      'answers in HTTP/1.0, which the end of the connection ends',
      'pass',
      headed(() => `HTTP/1.0 200 OK\r\n${json}`),
    ),
    behaviour(
      'answers in HTTP/3.7',
      network,
      headed((answer) => ok(sized(answer)).replace('1.1', '3.7')),
    ),
    behaviour('answers with the preface of HTTP/2', network, ending('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')),
    behaviour(
      'answers with status 1000',
      network,
      headed((answer) => ok(sized(answer)).replace('200', '1000')),
    ),
    behaviour(
      'answers with status 99',
      network,
      headed((answer) => ok(sized(answer)).replace('200', '99')),
    ),
    behaviour(
      'answers with status 000',
      network,
      headed((answer) => ok(sized(answer)).replace('200', '000')),
    ),
    behaviour(
      'answers with status 999',
      'fail',
      headed((answer) => ok(sized(answer)).replace('200', '999')),
    ),
    behaviour(
      'tells a negative content-length',
      network,
      headed(() => ok('content-length: -1')),
    ),
    behaviour(
      'tells a content-length that is no number',
      network,
      headed(() => ok('content-length: many')),
    ),
    behaviour(
      'tells a content-length beyond 2^64',
      network,
      headed(() => ok('content-length: 99999999999999999999999')),
    ),
    behaviour(
      'tells two content-lengths that differ',
      network,
      headed((answer) => ok(sized(answer), 'content-length: 3')),
    ),
    behaviour(
      'tells both content-length and chunks',
      network,
      headed((answer) => ok(sized(answer), 'transfer-encoding: chunked')),
    ),
    behaviour(
      'tells a content-length that cuts its JSON',
      'fail',
      headed(() => ok('content-length: 20')),
    ),
    behaviour(
      'tells a petabyte and sends a little',
      network,
      headed(() => ok('content-length: 1000000000000000')),
    ),
    behaviour(
      'sends a chunk of a size that is no number',
      network,
      ending(`${chunked}\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
    ),
    behaviour(
      'sends a chunk of a size beyond 2^64',
      network,
      ending(`${chunked}\r\n\r\nffffffffffffffffff\r\n{}`),
    ),
    behaviour(
      'sends a chunk with an extension of a megabyte',
      'pass',
      by((socket, { body }) => {
        socket.write(`${chunked}\r\n\r\n${body.length.toString(16)};x=${'x'.repeat(1_000_000)}\r\n`);
        socket.write(body);
        socket.write('\r\n0\r\n\r\n');
      }),
    ),
    behaviour(
      'sends ten thousand trailers',
      network,
      ending(`${chunked}\r\n\r\n2\r\n{}\r\n0\r\n${'x-more: yes\r\n'.repeat(10_000)}\r\n`),
    ),
    behaviour(
      'uses a transfer coding that nobody knows',
      network,
      headed((answer) => ok(sized(answer), 'transfer-encoding: rot13')),
    ),
    behaviour(
      'sends a header without a colon',
      network,
      headed((answer) => ok(sized(answer), 'nothing here')),
    ),
    behaviour(
      'sends a header with a NUL',
      network,
      headed((answer) => ok(sized(answer), 'x: a\0b')),
    ),
    behaviour(
      'sends a header with a terminal escape',
      network,
      headed((answer) => ok(sized(answer), 'x: \u001b[2J')),
    ),
    behaviour(
      'sends a header whose name has a space',
      network,
      headed((answer) => ok(sized(answer), 'x y: z')),
    ),
    behaviour(
      'ends its lines with line feeds alone',
      network,
      by((socket, answer) => {
        socket.write(`${ok(sized(answer)).replaceAll('\r', '')}\n\n`);
        socket.end(answer.body);
      }),
    ),
    behaviour(
      'sends a second reply that nobody asked for',
      'pass',
      by((socket, answer) => {
        const head = `${ok(sized(answer))}\r\n\r\n`;
        const bad = '{"success": false, "error": "poison", "code": "POISON", "details": {}}';
        socket.write(
          Buffer.concat([
            Buffer.from(head),
            answer.body,
            Buffer.from(`${ok(`content-length: ${bad.length}`)}\r\n\r\n${bad}`),
          ]),
        );
      }),
    ),
    behaviour(
      'folds a header over two lines',
      network,
      headed((answer) => ok(sized(answer), 'x: a\r\n b')),
    ),
    behaviour(
      'begins its headers with a space',
      network,
      headed((answer) => `HTTP/1.1 200 OK\r\n x: y\r\n${sized(answer)}`),
    ),
    behaviour(
      'puts a space between a name and its colon',
      network,
      headed((answer) => ok(`content-length : ${answer.body.length}`)),
    ),
    behaviour(
      'sends a carriage return alone inside a header',
      network,
      headed((answer) => ok(sized(answer), 'x: a\rcontent-length: 3')),
    ),
    behaviour(
      'sends a status without a reason phrase',
      'pass',
      headed((answer) => ok(sized(answer)).replace('200 OK', '200')),
    ),
    behaviour(
      'sends a reason phrase of a hundred kilobytes',
      'pass',
      headed((answer) => ok(sized(answer)).replace('OK', 'O'.repeat(100_000))),
    ),
    behaviour(
      'sends a hundred interim replies, and then answers',
      'pass',
      headed(
        (answer) => `${'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(100)}${ok(sized(answer))}`,
      ),
    ),
    behaviour(
      'tells one content-length twice',
      network,
      headed((answer) => ok(sized(answer), sized(answer))),
    ),
    behaviour(
      'tells a content-length with a sign',
      network,
      headed((answer) => ok(`content-length: +${answer.body.length}`)),
    ),
    behaviour(
      'tells a list of content-lengths',
      network,
      headed(({ body }) => ok(`content-length: ${body.length}, ${body.length}`)),
    ),
    behaviour(
      'tells a content-length in hexadecimal digits',
      network,
      headed(({ body }) => ok(`content-length: 0x${body.length.toString(16)}`)),
    ),
    behaviour(
      'answers as if it was asked for the head alone',
      network,
      by((socket, answer) => void socket.write(`${ok(sized(answer))}\r\n\r\n`)),
      soon,
    ),
    behaviour(
      'chunks and says so twice',
      'pass',
      by((socket, { body }) => {
        socket.write(`${ok('transfer-encoding: chunked, chunked')}\r\n\r\n${body.length.toString(16)}\r\n`);
        socket.write(body);
        socket.write('\r\n0\r\n\r\n');
      }),
    ),
    behaviour(
      'says identity for the transfer coding',
      network,
      headed((answer) => ok(sized(answer), 'transfer-encoding: identity')),
    ),
    behaviour(
      'spells the transfer coding with a character that nobody sees',
      network,
      headed((answer) => ok(sized(answer), 'transfer-encoding: \u000bchunked')),
    ),
    behaviour('ends its chunks with line feeds alone', network, ending(`${chunked}\r\n\r\n2\n{}\n0\n\n`)),
    behaviour('sends a chunk of a negative size', network, ending(`${chunked}\r\n\r\n-2\r\n{}\r\n0\r\n\r\n`)),
    behaviour(
      'sends each byte in a chunk of its own, with an extension',
      'pass',
      by((socket, { body }) => {
        const chunks = [...body].map((each) => `1;a="b;c"\r\n${String.fromCharCode(each)}\r\n`);
        socket.write(Buffer.from(`${chunked}\r\n\r\n${chunks.join('')}0\r\n\r\n`, 'latin1'));
      }),
    ),
    behaviour(
      'corrects its status and its type in trailers',
      'pass',
      trailed('status: 500\r\ncontent-type: text/html'),
    ),
    behaviour('tells a content-length in trailers', network, trailed('content-length: 3')),
    behaviour(
      'closes the connection behind each reply and does not say so',
      'pass',
      headed((answer) => ok(sized(answer), 'connection: keep-alive')),
    ),
  ],
};
