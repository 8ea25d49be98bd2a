import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonReport } from '../../reports/json.js';
import { sampleEvents, sampleReport } from '../../reports/sample.test-data.js';
import { program, temporaryFolder } from './whole-program.test-data.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

/** A log of a run in a folder, and what lies beside it under other names. */
function given(beside: Readonly<Record<string, string>>): string {
  const folder = folders.make();
  writeFileSync(join(folder, 'log'), sampleEvents.map((each) => `${JSON.stringify(each)}\n`).join(''));
  for (const [name, text] of Object.entries(beside)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('report --compare', () => {
  it('puts what changed into report.html, and nothing into the other reports', async () => {
    const folder = given({ 'earlier.json': jsonReport.render(sampleReport) });
    const alone = await program(['report', join(folder, 'log')], { out: join(folder, 'alone') });
    const compared = await program(
      ['report', join(folder, 'log'), '--compare', join(folder, 'earlier.json')],
      { out: join(folder, 'compared') },
    );
    expect(compared.exitCode).toBe(alone.exitCode);
    expect(alone.files['report.html']).not.toContain('id="comparison"');
    expect(compared.files['report.html']).toContain('Defects that stayed: <strong>3</strong>');
    expect(compared.files['report.json']).toBe(alone.files['report.json']);
  });

  it.each([
    ['no file', {}],
    ['no report', { 'earlier.json': '{}' }],
  ])('refuses %s before anything is written', async (_, beside) => {
    const folder = given(beside);
    const out = join(folder, 'out');
    const ran = await program(['report', join(folder, 'log'), '--compare', join(folder, 'earlier.json')], {
      out,
    });
    expect(ran.exitCode).toBe(3);
    expect(ran.err).toContain('earlier.json');
    expect(existsSync(out)).toBe(false);
  });
});
