import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loopback } from '../transport/loopback.test-data.js';
import { program, temporaryFolder } from './whole-program.test-data.js';

const { http, deadPort, close } = loopback();
const folders = temporaryFolder();

afterEach(async () => {
  await close();
  folders.remove();
});

const feed = `<rss version="2.0"><channel><title>Changes</title>
  <item><title>Larger pages</title><pubDate>Mon, 04 May 2026 00:00:00 GMT</pubDate>
    <description>The default of &lt;code&gt;limit&lt;/code&gt; on /api/v2/events changes.</description></item>
  <item><title>Hello\u001b[31m</title></item></channel></rss>`;

describe('changelog', () => {
  it('prints the entries of a file, with what each is about', async () => {
    const path = join(folders.make(), 'feed.xml');
    writeFileSync(path, feed);
    const { exitCode, out } = await program(['changelog', path]);
    expect(exitCode).toBe(0);
    expect(out).toContain('Mon, 04 May 2026 00:00:00 GMT  Larger pages\n');
    expect(out).toMatch(/operations +\/events\n/);
    expect(out).toMatch(/names +limit\n/);
    expect(out).toContain('events.limit.above-max');
    expect(out).toContain('undated  Hello\\u001b[31m\n  about nothing');
    expect(out).toContain('2 entries');
  });

  it('reads an address without a key, and prints JSON', async () => {
    const sent: (string | undefined)[] = [];
    const origin = await http((request, reply) => {
      sent.push(request.headers.authorization);
      reply.end(feed);
    });
    const { exitCode, out } = await program(['changelog', `${origin}/feed.xml?all=1`, '--json']);
    expect(exitCode).toBe(0);
    expect(sent).toEqual([undefined]);
    expect(JSON.parse(out)[0]).toMatchObject({
      title: 'Larger pages',
      topics: { names: [{ name: 'limit', sure: 'certain' }] },
    });
  });

  it('looks for the names of the contract that is given', async () => {
    const folder = folders.make();
    const [path, contract] = [join(folder, 'feed.xml'), join(folder, 'openapi.json')];
    writeFileSync(path, feed.replace('limit', 'own_name'));
    const parameters = [{ name: 'own_name', in: 'query' }];
    writeFileSync(
      contract,
      JSON.stringify({ openapi: '3.1.0', paths: { '/api/v2/own': { get: { parameters } } } }),
    );
    const { out } = await program(['changelog', path, '--contract', contract]);
    expect(out).toMatch(/names +own_name\n/);
  });

  it.each([
    ['a file that is not there', async () => '/nowhere.xml', '/nowhere.xml cannot be read'],
    ['an address that is none', async () => 'http://', 'is none'],
    ['credentials', async () => 'http://a:b@127.0.0.1/', 'carries credentials'],
    ['nobody', async () => `http://127.0.0.1:${await deadPort()}/`, 'ECONNREFUSED'],
    ['a 404', () => http((_, reply) => reply.writeHead(404).end()), 'answered with 404'],
    ['a page', () => http((_, reply) => reply.end('<!doctype html>')), 'web page'],
  ])('tells of %s', async (_, place, message) => {
    const { exitCode, err } = await program(['changelog', await place()]);
    expect(exitCode).toBe(3);
    expect(err).toContain(message);
  });
});
