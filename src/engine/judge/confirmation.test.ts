import { describe, expect, it } from 'vitest';
import { Inconclusive } from '../../kit/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { replyOf } from '../../transport/scripted-wire.test-data.js';
import { scriptedContext } from '../fixtures.test-data.js';
import { confirm } from './confirmation.js';
import type { Occurrence } from './result.js';

const asking = (target: string, ids: readonly string[]) => {
  const exchange = exchangeOf({ data: ids.map((id) => ({ id })) });
  return { ...exchange, request: { ...exchange.request, target } };
};
const sighting = (rest: Partial<Occurrence> = {}): Occurrence => ({
  finding: { at: '/data', expected: 'the same rows', seen: 'others', clause: 'limits.events-limit.max' },
  input: '',
  exchanges: [asking('/one', ['a']), asking('/other', ['b'])],
  ...rest,
});
const steady = scriptedContext(({ path }) => replyOf({ data: [{ id: path === '/one' ? 'a' : 'b' }] }));

describe('confirm', () => {
  it('finds what is seen for the second time, and asks five times more what it compared', async () => {
    expect(await confirm(sighting(), async () => sighting(), steady.bench)).toMatchObject({
      found: sighting(),
      tried: 1,
      replies: 10,
    });
  });

  it('takes nothing for seen again that is another defect', async () => {
    const other = sighting({
      finding: { at: '/meta', expected: 'x', seen: 'y', clause: 'limits.events-limit.max' },
    });
    let asked = 0;
    const again = async () => {
      asked += 1;
      return asked === 1 ? other : { exchanges: [] };
    };
    expect(await confirm(sighting(), again, steady.bench)).toMatchObject({ found: undefined, tried: 3 });
  });

  it('decides nothing where the data that was compared is other a moment later', async () => {
    let rows = 0;
    const { bench } = scriptedContext(() => {
      rows += 1;
      return replyOf({ data: [{ id: `new-${rows}` }] });
    });
    const confirmation = await confirm(sighting(), async () => sighting(), bench);
    expect(confirmation).toMatchObject({ found: undefined, tried: 0, replies: 8 });
    expect(confirmation.prevented).toMatchObject({ reason: 'data-drift' });
  });

  it('lets two tries decide that pass although the data never hold still, and not one', async () => {
    let rows = 0;
    const { bench } = scriptedContext(() => {
      rows += 1;
      return replyOf({ data: [{ id: `new-${rows}` }] });
    });
    const { exchanges } = sighting();
    for (const passing of [1, 2]) {
      let tries = 0;
      const again = async () => {
        tries += 1;
        return tries <= passing ? { exchanges } : sighting();
      };
      expect(await confirm(sighting(), again, bench)).toMatchObject({
        found: undefined,
        settled: passing === 2,
      });
    }
  });

  it('tells what kept a try from deciding', async () => {
    const away = new Inconclusive('transport', 'reset');
    expect(await confirm(sighting(), async () => away, steady.bench)).toMatchObject({
      prevented: away,
      tried: 0,
    });
  });
});
