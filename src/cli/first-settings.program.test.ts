import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { certificate } from '../transport/certificate.test-data.js';
import { loopback } from '../transport/loopback.test-data.js';
import { answering, key, program, temporaryFolder } from './whole-program.test-data.js';

const { http, raw, listening, close } = loopback();
const folders = temporaryFolder();
afterEach(async () => {
  await close();
  folders.remove();
});

const empty = answering({ success: true, data: [] });

async function tls(): Promise<string> {
  const server = createTlsServer(certificate, empty);
  server.on('tlsClientError', () => {});
  return `127.0.0.1:${await listening(server)}`;
}

const hostOf = async (origin: Promise<string>): Promise<string> => new URL(await origin).host;

/** A server of plain HTTP that takes the beginning of a TLS handshake for that of a request, and waits for its end. */
const patient = () => {
  const answer = (socket: Socket, first: Buffer) => {
    let text = first.toString('latin1');
    const end = () => {
      if (text.includes('\r\n\r\n')) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}');
    };
    socket.on('data', (data) => {
      text += data.toString('latin1');
      end();
    });
    end();
  };
  return hostOf(raw(answer));
};

interface Row {
  /** What somebody does who has just installed the program. */
  readonly does: string;
  /** The host and port of a server for `given`. */
  readonly host?: () => Promise<string>;
  /** The base URL, the key and further variables, for a host. */
  readonly given: (host: string) => {
    readonly baseUrl: string;
    readonly environment?: Readonly<Record<string, string>>;
  };
  readonly reads: (host: string) => readonly string[];
}

const plain = () => hostOf(http(empty));
const nothing = () => hostOf(http(answering({ success: false, code: 'NOT_FOUND' }, 404)));

/** What keeps newcomers from their first run, and what the program has to answer. */
const rows: readonly Row[] = [
  {
    does: 'gives https for a port of plain HTTP',
    host: plain,
    given: (host) => ({ baseUrl: `https://${host}` }),
    reads: (host) => ['the port speaks plain HTTP, not TLS.', `Give --base-url http://${host}, or`],
  },
  {
    does: 'gives https for a port of plain HTTP that waits for the end of a request',
    host: patient,
    // Within the time limit of this test.
    given: (host) => ({ baseUrl: `https://${host}`, environment: { EI_TIMEOUT: '600000' } }),
    reads: (host) => ['the port speaks plain HTTP, not TLS.', `Give --base-url http://${host}, or`],
  },
  {
    does: 'gives http for a port of TLS',
    host: tls,
    given: (host) => ({ baseUrl: `http://${host}` }),
    reads: (host) => ['the port speaks TLS, not plain HTTP.', `Give --base-url https://${host}, or`],
  },
  {
    does: 'gives an address of this machine without a scheme',
    host: nothing,
    given: (host) => ({ baseUrl: host }),
    reads: (host) => [`✓ server http://${host} answers`],
  },
  {
    does: 'gives another host without a scheme',
    given: () => ({ baseUrl: 'api.example.com' }),
    reads: () => ['has no scheme.', 'Give --base-url https://api.example.com, or http://'],
  },
  {
    does: 'leaves quotes around the base URL, as a file of variables does',
    given: () => ({ baseUrl: '"https://api.example.com"' }),
    reads: () => ['The base URL is in quotes.', 'Set it to the URL alone, without quotes.'],
  },
  {
    does: 'leaves quotes around the key',
    host: plain,
    given: (host) => ({ baseUrl: `http://${host}`, environment: { EI_API_KEY: `"${key}"` } }),
    reads: () => ['EI_API_KEY is in quotes.', 'Set it to the key alone'],
  },
  {
    does: 'gives the whole header in place of the key',
    host: plain,
    given: (host) => ({ baseUrl: `http://${host}`, environment: { EI_API_KEY: `Bearer ${key}` } }),
    reads: () => ['EI_API_KEY contains a character', 'Set it to the key alone, without quotes or spaces.'],
  },
  {
    does: 'gives a part of the path that is appended',
    host: nothing,
    given: (host) => ({ baseUrl: `http://${host}/api` }),
    reads: (host) => [
      '/api/v2 is appended to the base URL.',
      `Give it without /api: --base-url http://${host} `,
    ],
  },
  {
    does: 'gives the whole path that is appended',
    host: nothing,
    given: (host) => ({ baseUrl: `http://${host}/x/api/v2` }),
    reads: (host) => [`Give it without /api/v2: --base-url http://${host}/x `],
  },
  {
    does: 'names a file of certificates that is not there',
    host: tls,
    given: (host) => ({
      baseUrl: `https://${host}`,
      environment: { NODE_EXTRA_CA_CERTS: 'gone.pem' },
    }),
    reads: () => ['NODE_EXTRA_CA_CERTS has no effect: gone.pem cannot be read (ENOENT).'],
  },
  {
    does: 'names a file of certificates without that of the authority',
    host: tls,
    given: (host) => ({
      baseUrl: `https://${host}`,
      environment: { NODE_EXTRA_CA_CERTS: 'package.json' },
    }),
    reads: () => ['NODE_EXTRA_CA_CERTS has no effect: package.json contains no certificate in PEM form.'],
  },
];

it.each(rows)('who $does reads what to do', { timeout: 300_000 }, async ({ host, given, reads }) => {
  const at = (await host?.()) ?? '';
  const { baseUrl, environment = {} } = given(at);
  const { exitCode, out, err } = await program(['doctor', '--base-url', baseUrl, '--check', 'service'], {
    directory: folders.make(),
    environment: { EI_API_KEY: key, ...environment },
  });
  const text = `${out.replaceAll(/\s+/g, ' ')}`;
  for (const words of reads(at)) expect(text).toContain(words);
  expect([exitCode, err]).toEqual([3, '']);
  expect(out).not.toContain(key);
});
