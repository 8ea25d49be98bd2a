import { strings, type World } from '../../src/kit/index.js';

/** An entity handle that resolves: a spine or `wiki:` id that an Event card of the deployment refers to. */
export const realHandle = ({ offer }: World): string | undefined =>
  offer.events
    .flatMap((card) => [...strings(card.entity_refs)])
    .find((text) => /^e_[0-9a-f]+$/i.test(text) || /^wiki:[^\s,]+$/.test(text));
