import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, seenOf } from '../../src/kit/index.js';
import { referredIds } from '../seen-entity.js';
import { closedFor, storyOperations } from '../story-window.js';
import { eventOperations, expectRefused, expectServed } from './refused.js';

const operations = [...eventOperations, ...storyOperations];

const { max } = limits.entityHandles;
const invented = Array.from({ length: max + 1 }, (_, index) => `wiki:No_such_entity_${index + 1}`);

export const tooManyHandles = defineCheck({
  id: 'errors/too-many-handles',
  title: 'Twenty-six entity handles are refused as MULTIPLE_ENTITY_HANDLES, and twenty-five are not',
  clauses: [
    'error.multiple-entity-handles',
    'error.multiple-entity-handles.details.accepted-count',
    'events.entity.max-handles',
    'events.entity.over-max-handles',
    'limits.entity-handles.at-max',
    'limits.entity-handles.max',
  ],
  operations,
  rulings: ['A29', 'A46'],
  property: forEach(
    operations,
    async (api, operation) => {
      const entity = (handles: readonly string[]) => closedFor(api, operation, { entity: handles.join(',') });
      await expectRefused(api, operation, await entity(invented), {
        codes: ['MULTIPLE_ENTITY_HANDLES'],
        details: ['accepted_count'],
      });
      const [real] = referredIds(api.world);
      const handles = [real ?? `${invented[0]}`, ...invented.slice(1, max)];
      if (real !== undefined) await expectServed(api, operation, await entity(handles));
      else {
        // Handles of which none resolves may be refused, though never for their number (ruling A29).
        const reply = await api.get(operation, await entity(handles));
        const counted = reply.text.includes('MULTIPLE_ENTITY_HANDLES');
        expectThat(!counted, '/code', `${max} handles within the limit`, seenOf(reply));
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'entity.over-cap-cut',
    'entity.over-cap-without-accepted-count',
    'entity.over-cap-wrong-code',
    'entity.twenty-five-refused',
    'entity.twenty-six-served',
    'stories.entity.over-cap-without-accepted-count',
    'stories.entity.twenty-five-refused',
    'stories.entity.twenty-six-served',
  ],
});
