import { type Api, defineCheck, forEach, precondition } from '../../src/kit/index.js';
import { someStories } from '../stories/sample.js';
import { storyIdOf } from '../stories/story.js';
import { expectAsTold } from './expect-as-told.js';

export const unknownParameterOnDetail = defineCheck({
  id: 'versioning/unknown-parameter-on-detail',
  title:
    'An undeclared parameter on an Event or Story detail is treated as the directory classes the endpoint',
  clauses: ['error.unknown-param', 'versioning.lenient.ignored', 'versioning.strict.unknown-param'],
  operations: ['getEvent', 'getStory'],
  rulings: ['A46', 'C21'],
  property: forEach(['getEvent', 'getStory'] as const, async (api, operation) => {
    const name = 'zzqxvk_1';
    const path = await idsOf[operation](api);
    const reply = await api.get(operation, { [name]: 'x' }, { path });
    await expectAsTold(api, operation, reply, name);
  }),
  refutedBy: ['meta.strict-called-lenient', 'registry.undeclared.served'],
});

/** An id that is known to name something, as the detail takes it. */
const idsOf = {
  async getEvent({ world }: Api) {
    const id = world.offer.events[0]?.id;
    precondition(typeof id === 'string', 'no Event to ask for', 'no-data');
    return { event_id: id };
  },
  async getStory(api: Api) {
    const { rows } = await someStories(api);
    return { story_id: rows.map(storyIdOf)[0] ?? '' };
  },
};
