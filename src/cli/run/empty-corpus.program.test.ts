import { expect, it } from 'vitest';
import { areaOf } from '../../kit/index.js';
import { program, temporaryFolder } from '../whole-program.test-data.js';

const folders = temporaryFolder();

it('ends a run on a deployment that holds nothing with 2: Events are promised, facilities are not', async () => {
  const out = folders.make();
  const variants = ['corpus.empty', 'rows.without-facilities', 'rows.without-links'];
  const { exitCode, files } = await program(
    [
      'run',
      '--reference',
      ...variants.flatMap((id) => ['--variant', id]),
      ...['--preset', 'gate', '--seed', '1', '--reporter', 'json'],
    ],
    { out },
  );
  folders.remove();
  expect(exitCode).toBe(2);
  const { checks } = JSON.parse(files['report.json'] ?? '{}');
  const idsOf = (outcome: string): readonly string[] =>
    checks
      .filter((each: { outcome: string }) => each.outcome === outcome)
      .map(({ id }: { id: string }) => id);
  expect(idsOf('fail')).toEqual([]);
  const [open, moot] = [idsOf('inconclusive'), idsOf('not-applicable')];
  expect(open).toEqual(
    expect.arrayContaining(['event-card/identity', 'events/combination', 'significance/blend']),
  );
  expect(open.map(areaOf)).not.toContain('facilities');
  expect(moot).toEqual(expect.arrayContaining(['facilities/combination', 'government/links-combination']));
  expect(moot.map(areaOf)).not.toContain('events');
});
