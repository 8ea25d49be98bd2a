import { expect, test } from 'vitest';
import { type Report, reportOf } from '../src/engine/record/report.js';
import { block, fitting, markdownReport, plain, prose } from './markdown.js';
import { eventsOf } from './random-run.test-data.js';
import { exchange, hostile, result, sampleReport } from './sample.test-data.js';

test('tells the verdict first, failures before the areas, and folds the details', () => {
  const text = markdownReport.render(sampleReport);
  const places = [
    '## ‼ aborted: example',
    'Exit code 4',
    '2 fail, 1 harness error, 2 inconclusive',
    '### Exit policy',
    '### Failures',
    '### Undecided',
    '### Areas',
  ];
  const found = places.map((each) => text.indexOf(each));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(text.match(/<details(?: open)?>/g)).toHaveLength(text.match(/<\/details>/g)?.length ?? 0);
  expect(text).toContain('- 2: No revoked key was given');
  // Of many failures, the first one shows what the others hold.
  expect(text.match(/<details open>/g)).toHaveLength(1);
});

test('fits into a comment, whatever a run tells, and says what it leaves out', () => {
  const huge = hostile.script.repeat(40);
  const checks = Array.from({ length: 2000 }, (_, index) =>
    result(
      `area-${index % 20}/check-${'x'.repeat(index % 50)}-${index}`,
      index % 3 === 0 ? 'inconclusive' : 'fail',
      {
        title: huge,
        note: `${huge}${index}`,
        failure: {
          finding: {
            at: `/${'y'.repeat(index)}`,
            expected: huge,
            seen: huge,
            clause: 'limits.events-limit.max',
          },
          input: huge,
          place: '',
          fingerprint: 'f',
          repeated: { failed: 1, tried: 1 },
          exchanges: [exchange({ text: huge }, `/api/v2/${huge}`)],
        },
      },
    ),
  );
  const report = reportOf(eventsOf({ checks, gate: { failOn: [], allowInconclusive: [], waivers: [] } }));
  const named: Report = {
    ...report,
    run: { ...report.run, target: { ...report.run.target, name: huge } },
    troubles: Array.from({ length: 900 }, () => ({ where: 'x', message: huge })),
  };
  const text = markdownReport.render(named);
  expect(text.length).toBeLessThan(65_536);
  expect(text).toMatch(/\d+ more in the report\./);
  expect(text).toContain('2,000 checks');
});

test('nothing in a text is Markdown, HTML, a link or a mention', () => {
  expect(plain('a_b *c* `d` [e](f) <g> @h #1 | https://i www.j.test')).not.toMatch(
    /[_*`[\]<>@|]|#\d+(?!\d*;)|:\/\/|www\./,
  );
  expect(plain('events/limit-zero.')).toBe('events/limit-zero.');
  expect(prose('the `<b>` tag')).toBe('the <code>&#60;b&#62;</code> tag');
  expect(block('</pre><script>\n`x`')).toBe('<pre>&#60;/pre&#62;&#60;script&#62;\n`x`</pre>');
});

test('so many parts are kept as fit', () => {
  expect(fitting(['aa', 'bb', 'cc'], 6)).toEqual({ kept: ['aa', 'bb'], left: 1 });
  expect(fitting(['aa', 'bb'], 6)).toEqual({ kept: ['aa', 'bb'], left: 0 });
  expect(fitting(['aaaaaaa', 'b'], 6)).toEqual({ kept: [], left: 2 });
});
