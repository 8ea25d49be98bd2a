import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/kit/index.js';
import { type Answers, outcomeOf } from '../asking/outcome-of.test-data.js';
import { awardsCikId, awardsEntity, awardsEntityApart, awardsWikiId } from './awards-entity.js';

const boeing = { uei: 'BOEING123456', name: 'BOEING CO', entity_id: 'e_77' };
const airbus = { uei: 'AIRBUS123456', name: 'AIRBUS SE', entity_id: 'e_99' };

const awardsOf = (...rollups: readonly JsonObject[]): Json => ({
  success: true,
  summary: { total_obligated_amount: rollups.length, award_count: 1, recipient_count: rollups.length },
  recipient_rollups: rollups,
  awards: [],
});

const cardOf = (id: string, more: JsonObject = {}): Json => ({ success: true, data: { id, ...more } });

/** Awards of one entity by its handles, and of another by all others; cards by their handles. */
const deployment =
  (handles: readonly string[], cards: Readonly<Record<string, Json>>, rollup: JsonObject = {}): Answers =>
  (operation, { entity }, path) => {
    if (operation === 'getEntity') return cards[path];
    const own = { ...boeing, ...rollup };
    if (entity === undefined) return awardsOf(own, airbus);
    return handles.includes(String(entity)) ? awardsOf(own) : awardsOf(airbus);
  };

const page = { encyclopedia_url: 'https://en.wikipedia.org/wiki/Boeing' };
const related = [{ id: 'wiki:Airbus', name: 'Airbus' }];

describe('a handle of somebody else', () => {
  it.each([
    ['within a list of related entities', { ...page, related }, {}],
    ['within a list of competitors', { ...page, competitors: related }, {}],
    ['of an agency', page, { awarding_agencies: [{ name: 'Defense', entity_id: 'wiki:Airbus' }] }],
  ])('is not taken for that of the recipient %s', async (_, more, rollup) => {
    const cards = {
      e_77: cardOf('e_77', more),
      'wiki:Boeing': cardOf('e_77', more),
      'wiki:Airbus': cardOf('e_99', { competitors: [{ id: 'e_77' }] }),
    };
    const answers = deployment(['e_77', 'wiki:Boeing'], cards, rollup);
    expect(await outcomeOf(awardsWikiId, answers)).toBe('passed');
  });

  it('is not taken for that of the recipient in the number of its parent', async () => {
    const answers = deployment(['e_77'], { e_77: cardOf('e_77', { parent_cik: '936468' }) });
    expect(await outcomeOf(awardsCikId, answers)).toBe('not applicable');
  });
});

describe('another handle of the entity itself', () => {
  it.each([
    ['a wiki: id', awardsWikiId, { wiki_id: 'wiki:Boeing' }, 'government.awards.entity.wiki'],
    ['a number of a filer', awardsCikId, { cik: '12927' }, 'government.awards.entity.cik'],
  ])('has to select the same awards: %s', async (_, check, more, clause) => {
    const cards = { e_77: cardOf('e_77', more), 'wiki:Boeing': cardOf('e_77', more) };
    expect(await outcomeOf(check, deployment(['e_77', 'wiki:Boeing', 'cik:12927'], cards))).toBe('passed');
    expect(await outcomeOf(check, deployment(['e_77'], cards))).toBe(clause);
  });
});

it('reads a page whose address has no proper encoding', async () => {
  const more = { encyclopedia_url: 'https://en.wikipedia.org/wiki/100%' };
  const cards = { e_77: cardOf('e_77', more), 'wiki:100%': cardOf('e_77', more) };
  expect(await outcomeOf(awardsWikiId, deployment(['e_77', 'wiki:100%'], cards))).toBe('passed');
});

describe('an entity that was merged into another', () => {
  const offer = { rows: { listModels: [{ entity_id: 'e_0d' }] } };
  const anonymous = { uei: boeing.uei, name: boeing.name };
  const answers =
    (current: string): Answers =>
    (operation, { entity }) => {
      if (operation === 'getEntity') return cardOf(current);
      return entity === undefined ? awardsOf(anonymous) : awardsOf({ ...boeing });
    };

  it('may have awards by the id of that one', async () => {
    expect(await outcomeOf(awardsEntity, answers('e_77'), offer)).toBe('passed');
  });

  it('has no awards of others', async () => {
    expect(await outcomeOf(awardsEntity, answers('e_0d'), offer)).toBe('government.awards.entity');
  });
});

describe('entities that have nothing in common', () => {
  const named = ['Google', 'Alphabet', 'Cirrus', 'Delta'].map((name, index) => ({
    id: `e_${index + 1}`,
    name,
  }));
  const event = { family: 'conflict', event_date: '2026-05-01', category: 'BATTLES', subcategory: 'x' };
  const events = named.map((ref, index) => ({
    ...event,
    id: `conflict_${index}`,
    metrics: { significance: 50 },
    entity_refs: [ref],
  }));
  const sharing =
    (ids: readonly string[]): Answers =>
    (_operation, { entity }) =>
      entity === undefined ? awardsOf(boeing, airbus) : ids.includes(String(entity)) ? both : awardsOf();
  const both = awardsOf({ uei: 'GOOGLE123456' }, { uei: 'GOOGLE654321' });

  it.each([
    ['two names of one company', ['e_1', 'e_2'], 'passed'],
    ['all of them', ['e_1', 'e_2', 'e_3', 'e_4'], 'government.awards.entity'],
    ['most of them', ['e_2', 'e_3', 'e_4'], 'government.awards.entity'],
  ])('do not receive the same awards: %s', async (_, ids, outcome) => {
    expect(await outcomeOf(awardsEntityApart, sharing(ids), { events })).toBe(outcome);
  });
});
