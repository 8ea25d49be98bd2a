import { expect, it } from 'vitest';
import { formOf } from './form.test-data.js';

it('variants of Entities and search show them in their own shapes', async () => {
  const [titled] = (await formOf('entity-card.titled')('/api/v2/entities')).body.data;
  expect([typeof titled.title, titled.name]).toEqual(['string', undefined]);
  const [labelled] = (await formOf('entity-card.labelled')('/api/v2/entities')).body.data;
  expect(typeof labelled.label.en).toBe('string');
  const wrapped = (await formOf('entities.wrapped')('/api/v2/entities')).body.data;
  expect(wrapped.items[0]).toMatchObject({ position: 1, entity: { status: 'active' } });
  const listed = (await formOf('entities.by-name')('/api/v2/entities')).body.data;
  const names = listed.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted());
  const lanes = (await formOf('search.lanes')('/api/v2/search?q=Meridian&universe=registry')).body.data;
  expect(lanes.entities.count).toBe(0);
  expect(lanes.registry.results[0].lei).toHaveLength(20);
});
