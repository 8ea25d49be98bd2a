import { expect, it } from 'vitest';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { listedStories } from './exist.js';

it('reads every id by which a situation may go', () => {
  const data = [
    { situation_id: 'sit_1', latest_story_id: 'st_9', seed_story_id: 'st_1' },
    { story: { id: 7 } },
    { id: 'sit_2' },
  ];
  expect(listedStories(exchangeOf({ data }))).toEqual([['st_9', 'sit_1', 'st_1'], ['7']]);
});
