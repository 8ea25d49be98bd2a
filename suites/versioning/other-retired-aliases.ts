import { at, defineCheck, forEach, seenOf } from '../../src/kit/index.js';
import { closed, names } from '../errors/refused.js';

export const otherRetiredAliases = defineCheck({
  id: 'versioning/other-retired-aliases',
  title: 'Alias spellings of metric bounds that are not listed as retired',
  clauses: ['versioning.retired.other-aliases'],
  level: 'observe',
  operations: ['listEvents'],
  rulings: ['C20'],
  property: forEach(['min_confidence', 'max_significance'], async (api, name) => {
    const reply = await api.get('listEvents', closed(api.world, { [name]: '0.5' }));
    const filters = at(reply.json, '/applied_filters');
    const place = ['retired', 'ignored'].find((member) => names(at(filters, `/${member}`), name));
    api.observe(name, place ?? seenOf(reply));
  }),
  refutedBy: [],
});
