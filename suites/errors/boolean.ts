import { operation, operationIds, parametersOf } from '../../contract/index.js';
import { booleanSpellings, invalidBooleans } from '../../generators/enums.js';
import {
  at,
  brief,
  defineCheck,
  type Exchange,
  expectThat,
  forAll,
  forEach,
  seenOf,
  type World,
} from '../../src/kit/index.js';
import { validCall } from '../asking/calls.js';
import { expectSameEvents } from '../asking/pages.js';
import { closed, expectRefused, expectServed, expectServedWith } from '../asking/refusals.js';

export const booleanLetterCase = defineCheck({
  id: 'errors/boolean-letter-case',
  title: 'Letter case does not matter in true',
  clauses: ['events.booleans.case-insensitive', 'error.invalid-boolean.case'],
  operations: ['listEvents'],
  runs: 1,
  property: forAll(
    booleanSpellings(true),
    async (api, spelling) => {
      const ask = (value: string) =>
        expectServed(api, 'listEvents', closed(api.world, { has_fatalities: value, limit: 100 }));
      expectSameEvents(await ask(spelling), await ask('true'), `${spelling} is true`);
      await expectServed(api, 'summarizeEvents', closed(api.world, { has_fatalities: spelling }));
    },
    { requests: 3, examples: ['TRUE'] },
  ),
});

/** The booleans of each operation of a family beside Events and Stories, where this world shows a valid request. */
const booleans = (world: World) =>
  operationIds.flatMap((id) => {
    const names = Object.entries(parametersOf(id)).flatMap(([name, { type }]) =>
      type === 'boolean' ? [name] : [],
    );
    const isAsked = operation(id).entitlement !== undefined && validCall(id, world) !== undefined;
    return isAsked && names.length > 0 ? [{ operation: id, names }] : [];
  });

/** What TRUE gives is what true gives, and not what true gives without one of the booleans, or without any. */
async function expectReadAsTrue(
  upper: Exchange,
  askForTrue: (names: readonly string[]) => Promise<Exchange>,
  names: readonly string[],
): Promise<void> {
  const given = ({ json }: Exchange): string => JSON.stringify(at(json, '/data') ?? null);
  const lower = await askForTrue(names);
  if (lower.status !== 200 || given(lower) === given(upper)) return;
  const fewer = [[], ...(names.length > 1 ? names.map((name) => names.filter((each) => each !== name)) : [])];
  for (const some of fewer) {
    const without = await askForTrue(some);
    const isLost = without.status === 200 && given(without) === given(upper);
    const lost = names.filter((name) => !some.includes(name)).join(' and ');
    const because = `for TRUE in ${lost} what true gives, and not what is given without`;
    expectThat(!isLost, '/data', because, brief(given(upper), 80));
  }
}

export const booleanLetterCaseElsewhere = defineCheck({
  id: 'errors/boolean-letter-case-elsewhere',
  title: 'A reference family that serves true also serves TRUE, as true',
  clauses: ['error.invalid-boolean.case'],
  operations: ['getHierarchy', 'listFacilities', 'listForeignAgentLinks'],
  rulings: ['boolean-spelling', 'missing-entitlement'],
  property: forEach(
    booleans,
    async (api, { operation: id, names }) => {
      const { query = {}, path = {} } = validCall(id, api.world) ?? {};
      const ask = (asked: readonly string[], value: string) =>
        api.get(id, { ...query, ...Object.fromEntries(asked.map((name) => [name, value])) }, { path });
      // What is served with all of them refuses none.
      const all = await ask(names, 'TRUE');
      if (all.status === 200) {
        await expectReadAsTrue(all, (some) => ask(some, 'true'), names);
        return api.witness('booleans in upper case', names.length);
      }
      for (const name of names) {
        const plain = await ask([name], 'true');
        if (plain.status !== 200) {
          api.observe(`${name}=true`, seenOf(plain));
          continue;
        }
        const reply = await ask([name], 'TRUE');
        expectThat(reply.status === 200, 'status', `${name}=TRUE served as true is`, seenOf(reply));
        api.witness('booleans in upper case');
      }
    },
    { requests: 1 },
  ),
});

const rows = [
  { operation: 'listEvents', name: 'has_fatalities' },
  { operation: 'listEvents', name: 'civilian_targeting' },
  { operation: 'listEvents', name: 'include_images' },
  { operation: 'listEvents', name: 'include_entity_images' },
  { operation: 'summarizeEvents', name: 'has_fatalities' },
  { operation: 'summarizeEvents', name: 'civilian_targeting' },
] as const;

/** The clauses on a text that is no boolean, and on true. */
const clauses = {
  has_fatalities: { invalid: 'events.has-fatalities.invalid', valid: 'events.has-fatalities.true' },
  civilian_targeting: {
    invalid: 'events.civilian-targeting.invalid',
    valid: 'events.civilian-targeting.true',
  },
  include_images: { invalid: 'events.include-images.invalid', valid: 'events.include-images.true' },
  include_entity_images: {
    invalid: 'events.include-entity-images.invalid',
    valid: 'events.include-entity-images.without-images',
  },
} as const;

export const invalidBooleanParameters = defineCheck({
  id: 'errors/invalid-boolean-parameters',
  title: 'Each boolean parameter refuses 1 as INVALID_BOOLEAN and serves true',
  clauses: [
    'error.invalid-boolean',
    ...Object.values(clauses).flatMap(({ invalid, valid }) => [invalid, valid]),
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['boolean-spelling'],
  property: forEach(
    rows,
    async (api, { operation, name }) => {
      await expectRefused(api, operation, closed(api.world, { [name]: 1 }), { codes: ['INVALID_BOOLEAN'] });
      const all = rows.filter((row) => row.operation === operation).map((row) => [row.name, true]);
      await expectServedWith(api, operation, closed(api.world, { [name]: true }), {
        all: closed(api.world, Object.fromEntries(all)),
        clause: clauses[name].valid,
      });
    },
    { requests: 2, clause: ({ name }) => clauses[name].invalid },
  ),
});

export const invalidBooleanValues = defineCheck({
  id: 'errors/invalid-boolean-values',
  title: 'A text other than true and false is refused as INVALID_BOOLEAN',
  clauses: ['events.has-fatalities.invalid', 'error.invalid-boolean'],
  operations: ['listEvents'],
  rulings: ['boolean-spelling'],
  property: forAll(
    invalidBooleans(),
    async (api, text) => {
      await expectRefused(api, 'listEvents', closed(api.world, { has_fatalities: text }), {
        codes: ['INVALID_BOOLEAN'],
      });
    },
    { examples: ['yes', '0'] },
  ),
});
