import { vocabularies } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  expectHeld,
  expectThat,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import {
  computeOf,
  computesOf,
  firstByCompute,
  firstPageOf,
  flopOf,
  type Leaf,
  leavesIn,
  memberOf,
  mostRows,
  rowsBy,
  sampleOf,
  textsAt,
  valuesAt,
  wordsOf,
} from '../asking/aicompute.js';
import {
  computeBounds,
  computeText,
  domainFilter,
  expectFoundBesideOrganization,
  expectOrgTold,
  frontierModels,
  organizationFilter,
  organizationsOf,
} from '../asking/compute-filters.js';
import { contains, expectKept, knownPart } from '../asking/compute-text-filters.js';
import { byFrequency } from '../asking/texts.js';

const name = 'organization_categorization';
const tokens = vocabularies.modelContributor.values;

const piecesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[,;/|+&]/)
    .map((piece) => piece.trim());
const has = (text: string, token: string): boolean => piecesOf(text).includes(token.toLowerCase());

/** Where models show their types of contributors: the place at which most of them have one of the four words. */
function contributorsPath(models: readonly JsonObject[]): string | undefined {
  const paths = models
    .flatMap((model) => leavesIn(model))
    .filter(({ value }) => typeof value === 'string' && tokens.some((token) => has(value, token)))
    .map(({ path }) => path);
  return byFrequency(paths)[0]?.[0];
}

/** The place of a member that is called as the filter is; what it holds is what the filter is about. */
const ownPath = (models: readonly JsonObject[]): string | undefined =>
  models
    .flatMap((model) => leavesIn(model))
    .find(
      ({ path, value }) =>
        path.replace(/\/(?:\d+|\*)$/, '').endsWith(`/${name}`) && typeof value === 'string',
    )?.path;

/** Those of the four types that a model shows. */
const contributorsOf = (model: JsonObject, path: string): readonly string[] =>
  tokens.filter((token) =>
    leavesIn(model).some(
      (leaf) => leaf.path === path && typeof leaf.value === 'string' && has(leaf.value, token),
    ),
  );

/** Parts from inside the words for contributors. */
const inside = [{ part: 'ndustr', of: 'Industry' }] as const;

export const modelsContributors = defineCheck({
  id: 'aicompute/models-contributors',
  title: 'A type of contributor, or a part of its name, keeps the models with a contributor of that type',
  clauses: [
    'aicompute.models.contributors',
    'aicompute.models.contributors.substring',
    'aicompute.models.contributors.tokens',
  ],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await sampleOf(api, 'listModels');
      const path = contributorsPath(models) ?? ownPath(models);
      const found = new Map<string, number>();
      const expectKept = async (sent: string, token: string) => {
        const part = sent === token ? undefined : 'aicompute.models.contributors.substring';
        const taken = part ?? 'aicompute.models.contributors.tokens';
        const rows = await rowsBy(api, 'listModels', { [name]: sent }, taken);
        found.set(token, rows.length);
        if (path === undefined) return;
        for (const [index, row] of rows.entries()) {
          const texts = textsAt(row, [path]);
          const fits = texts.length === 0 || texts.some((text) => contains(text, sent));
          expectThat(fits, `/data/${index}${path}`, sent, texts);
        }
        const least = models.filter((model) => contributorsOf(model, path).includes(token)).length;
        const expected = `${least} models by ${name}=${sent}, or more`;
        expectThat(rows.length >= least, '/data', expected, rows.length, part);
        api.witness(`models by ${sent}`, rows.length);
      };
      for (const token of tokens) await expectKept(token, token);
      if (path === undefined) {
        // Models that do not show their contributors tell only whether the filter makes a difference.
        const counts = [...found.values()];
        const isTelling = counts.some((count) => count > 0) && new Set(counts).size > 1;
        precondition(isTelling, 'no model shows its types of contributors', 'no-data');
      }
      for (const { part, of } of inside) {
        const least = found.get(of) ?? 0;
        await expectKept(part, of);
        const rows = found.get(of) ?? 0;
        const expected = `${least} models by ${name}=${part}, or more`;
        expectThat(rows >= least, '/data', expected, rows, 'aicompute.models.contributors.substring');
        api.witness(`models by ${part}`, rows);
      }
    },
    { requests: 5 },
  ),
});

export const modelsSeveralContributors = defineCheck({
  id: 'aicompute/models-several-contributors',
  title: 'A model with several types of contributors is found by each of them',
  clauses: ['aicompute.models.contributors.several'],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await sampleOf(api, 'listModels');
      const path = contributorsPath(models);
      const page = await firstPageOf(api, 'listModels');
      expectHeld(path !== undefined, 'no model shows its types of contributors', page);
      const several = models.find((model) => contributorsOf(model, path).length > 1);
      expectHeld(several !== undefined, 'no model shows several types of contributors', page);
      for (const token of contributorsOf(several, path)) {
        const rows = await rowsBy(
          api,
          'listModels',
          { [name]: token },
          'aicompute.models.contributors.tokens',
        );
        const isFound = rows.some((row) => wordsOf(row) === wordsOf(several));
        const isCut = rows.length >= mostRows('listModels');
        expectThat(isFound || isCut, '/data', `the model of ${contributorsOf(several, path)}`, rows.length);
        if (isFound) api.witness('models found by one of several types');
      }
      const joint = models.find(
        (model) => contributorsOf(model, path).length > 1 && organizationsOf(models, model).length > 1,
      );
      const [first] = joint === undefined ? [] : organizationsOf(models, joint);
      if (joint === undefined || first === undefined) return;
      // Types stand in the order of the organizations as a rule, so that the last is hardly that of the first.
      const told = textsAt(joint, [path]).join().toLowerCase();
      const placeOf = (token: string) => told.indexOf(token.toLowerCase());
      const last =
        contributorsOf(joint, path).toSorted((one, other) => placeOf(other) - placeOf(one))[0] ?? '';
      await expectFoundBesideOrganization(api, joint, first, last);
    },
    { requests: 3 },
  ),
});

export const modelsDomain = defineCheck({
  id: 'aicompute/models-domain',
  title: 'The domain filter keeps exactly the models with the text in their domain',
  clauses: ['aicompute.models.domain', 'aicompute.models.domain.substring'],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const known = await knownPart(api, domainFilter);
      await expectKept(api, domainFilter.list, domainFilter.name, known, 'aicompute.models.domain.substring');
    },
    { requests: 1 },
  ),
});

const no = new Set(['', '0', 'false', 'no', 'n', 'none', 'unknown']);

/** What a member that is a flag says: true, or in whatever form a deployment gives a yes. */
const isSet = (value: Leaf['value']): boolean =>
  typeof value === 'string' ? !no.has(value.toLowerCase()) : value === true || value === 1;

const isFlag = (value: Leaf['value']): boolean =>
  typeof value === 'boolean' || value === 0 || value === 1 || typeof value === 'string';

export const modelsFrontier = defineCheck({
  id: 'aicompute/models-frontier',
  title: 'frontier=1 and frontier=true keep exactly the frontier models',
  clauses: ['aicompute.models.frontier.one', 'aicompute.models.frontier.true'],
  operations: ['listModels'],
  rulings: ['boolean-spelling'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await sampleOf(api, 'listModels');
      const [ones, trues] = await Promise.all([
        rowsBy(api, 'listModels', { frontier: '1' }, 'aicompute.models.frontier.one'),
        frontierModels(api),
      ]);
      const [one, other] = [ones, trues].map((rows) => rows.map(wordsOf).toSorted().join('\n\n'));
      // Of a longer list, either order has its own models on the first page.
      const isCut = [ones, trues].every(({ length }) => length >= mostRows('listModels'));
      const expectSame = () =>
        expectThat(
          isCut || one === other,
          '/data',
          `${ones.length} models, as by frontier=1`,
          trues.length,
          'aicompute.models.frontier.true',
        );

      const member = memberOf(models, [/(?:^|[/_])frontier(?:_?model)?$/, /frontier/], isFlag);
      if (member === undefined) {
        expectSame();
        const isTelling = ones.length > 0 && ones.length < models.length;
        precondition(isTelling, 'no model shows whether it is a frontier model', 'no-data');
        api.witness('frontier models', ones.length);
        return;
      }
      for (const rows of isCut ? [ones, trues] : [ones]) {
        const otherSpelling = rows === trues ? 'aicompute.models.frontier.true' : undefined;
        for (const [index, row] of rows.entries()) {
          const flags = valuesAt(row, [member.path]);
          const place = `/data/${index}${member.path}`;
          expectThat(flags.every(isSet), place, 'a frontier model', flags, otherSpelling);
        }
      }
      const least = models.filter((row) => valuesAt(row, [member.path]).some(isSet)).length;
      expectThat(ones.length >= least, '/data', `${least} frontier models or more`, ones.length);
      expectSame();
      const page = await firstPageOf(api, 'listModels');
      expectHeld(ones.length > 0, 'no model is a frontier model', page);
      expectHeld(least < models.length, 'every model of the first page is a frontier model', page);
      api.witness('frontier models', ones.length);
    },
    { requests: 2 },
  ),
});

export const modelsOrganization = defineCheck({
  id: 'aicompute/models-organization',
  title:
    'The organization filter, also spelled org, keeps exactly the models with the text in their organization',
  clauses: [
    'aicompute.models.organization',
    'aicompute.models.organization.substring',
    'aicompute.models.organization.org',
    'envelope.applied-filters.ignored',
  ],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const known = await knownPart(api, organizationFilter);
      const { list } = organizationFilter;
      await expectKept(api, list, 'organization', known, 'aicompute.models.organization.substring');
      await accusing('aicompute.models.organization.org', () => expectKept(api, list, 'org', known));
      await expectOrgTold(api, list, known.part);
    },
    { requests: 2 },
  ),
});

/** Where no model shows its compute, none is returned for a bound of it: a compute that is null lies above none. */
async function expectUnknownLeftOut(api: Api): Promise<void> {
  for (const [index, row] of (await firstByCompute(api)).entries()) {
    const values = computesOf(row);
    const isBlank = values.length > 0 && values.every((value) => value === null);
    expectThat(!isBlank, `/data/${index}/training_compute_flop`, 'at least 1, as min_compute=1 asks', null);
  }
}

export const modelsMinCompute = defineCheck({
  id: 'aicompute/models-min-compute',
  title: 'min_compute keeps exactly the models with more training compute, and none of unknown compute',
  clauses: ['aicompute.models.min-compute.only', 'aicompute.models.min-compute.every'],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await sampleOf(api, 'listModels');
      const bounds = await computeBounds(api);
      const page = await firstPageOf(api, 'listModels');
      if (!models.some((model) => computeOf(model) !== undefined)) await expectUnknownLeftOut(api);
      expectHeld(bounds.length > 0, 'no two models differ in training_compute_flop', page);
      for (const bound of bounds) {
        const every = 'aicompute.models.min-compute.every';
        const rows = await rowsBy(api, 'listModels', { min_compute: computeText(bound) }, every);
        for (const [index, row] of rows.entries()) {
          const flop = computeOf(row);
          // What is not known is no compute above a bound; what is written in words may be.
          const isTold = computesOf(row).some((value) => value !== null);
          const isAbove = flop === undefined ? isTold : flop >= bound;
          expectThat(
            isAbove,
            `/data/${index}/training_compute_flop`,
            `at least ${computeText(bound)}`,
            flop ?? null,
          );
        }
        const isMore = (row: (typeof rows)[number]) => (computeOf(row) ?? 0) > bound;
        const least = models.filter(isMore).length;
        const seen = rows.filter(isMore).length;
        const isCut = rows.length >= mostRows('listModels');
        const expected = `${least} models above ${computeText(bound)} or more`;
        expectThat(seen >= least || isCut, '/data', expected, seen, every);
        // Of a longer list as many others may have taken the place of one that is lost.
        const found = new Set(rows.map(wordsOf));
        const lost = models.find((model) => isMore(model) && !found.has(wordsOf(model)));
        expectThat(
          lost === undefined || isCut,
          '/data',
          `the models above ${computeText(bound)} that are listed without it`,
          lost,
          every,
        );
        api.witness('models above a bound', seen);
      }
    },
    { requests: 2 },
  ),
});

export const modelsTrainingCompute = defineCheck({
  id: 'aicompute/models-training-compute',
  title: 'Model rows carry training_compute_flop, a number where it is known',
  clauses: [
    'aicompute.models.training-compute-flop',
    'aicompute.models.training-compute-flop.number',
    'aicompute.models.training-compute-flop.count',
  ],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      // Models of unknown compute may leave it out, but hardly the whole list.
      const models = [...(await firstByCompute(api)), ...(await sampleOf(api, 'listModels'))];
      const values = models.flatMap(computesOf);
      expectThat(values.length > 0, '/data', 'training_compute_flop', Object.keys(models[0] ?? {}));
      for (const value of values) {
        const isGiven = value === null || flopOf(value) !== undefined;
        expectThat(
          isGiven,
          '/data training_compute_flop',
          'a number or null',
          value,
          'aicompute.models.training-compute-flop.number',
        );
        const isCount = (flopOf(value) ?? 0) >= 0;
        const ofCount = 'aicompute.models.training-compute-flop.count';
        expectThat(isCount, '/data training_compute_flop', '0 or more', value, ofCount);
        if (typeof value === 'string') api.observe('training_compute_flop as a text', value);
        if (value !== null) api.witness('numbers of FLOP');
      }
    },
    { requests: 2 },
  ),
});
