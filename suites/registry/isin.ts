import { isLei } from '../../generators/leis.js';
import {
  type Api,
  defineCheck,
  expectOk,
  expectRefusal,
  expectThat,
  mentions,
  once,
  precondition,
  strings,
} from '../../src/kit/index.js';
import {
  childWithIsins,
  expectIssuers,
  furtherIssuer,
  type Issued,
  isinsIn,
  issuer,
  issuerByDetail,
  lostIsin,
  noIsins,
} from '../asking/isins.js';
import { heldLeis, leiOf, placesIn, recordsOf, registryEnums } from '../asking/registry.js';
import { learnEnum } from '../asking/registry-filters.js';
import { ofOtherEntity } from '../asking/texts.js';

export const isinLookUp = defineCheck({
  id: 'registry/isin-look-up',
  title: 'The ISIN lookup returns the ISINs of an LEI, and that LEI for each of them',
  clauses: ['registry.isin.by-isin', 'registry.isin.by-lei'],
  operations: ['lookUpIsin', 'getRegistryEntity', 'listRegistryEntities'],
  rulings: ['reference-envelope', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const issued = await issuer(api);
      if (issued === undefined) {
        const shown = await issuerByDetail(api);
        await expectIssuers(api, shown !== undefined);
        precondition(shown !== undefined, 'no LEI with ISINs is known', 'no-data');
        const expected = `the ISINs of ${shown.lei}, which its detail shows`;
        expectThat(false, '/data', expected, 'none', 'registry.isin.by-lei');
      }
      const { lei, isins } = issued;
      const [stray] = await noIsins(api, issued);
      expectThat(
        stray === undefined,
        stray?.place.path ?? '/data',
        `an ISIN of ${stray?.lei}, as for ${lei}`,
        stray?.place.text,
        'registry.isin.by-lei',
      );
      for (const isin of new Set([...isins.slice(0, 2), ...isins.slice(-2)])) {
        const reply = await api.get('lookUpIsin', { isin });
        expectOk(reply);
        const seen = [...strings(reply.json)].filter(isLei);
        expectThat(mentions(reply.json, lei), '/data', `the LEI ${lei} of ${isin}`, seen);
        api.witness('ISINs looked up in both directions');
      }
      const again = await api.get('lookUpIsin', { lei }, { fresh: true });
      const gone =
        again.status === 200 ? isins.slice(0, 2).filter((isin) => !mentions(again.json, isin)) : [];
      const still = `${gone[0]}, as before it was looked up by itself`;
      expectThat(
        gone.length === 0,
        '/data',
        still,
        [...strings(again.json)].slice(0, 5),
        'registry.isin.by-lei',
      );
      await expectNoneLost(api);
      await expectOwnAlone(api);
      await expectOfEachStatus(api, issued);
      // Whoever keeps look-ups without regard to isin has the LEI of the first one for all.
      const other = await furtherIssuer(api, issued);
      if (other === undefined) return;
      const [isin = ''] = other.isins;
      const reply = await api.get('lookUpIsin', { isin });
      expectOk(reply);
      const expected = `the LEI ${other.lei} of ${isin}, and not ${lei}`;
      const isOther = mentions(reply.json, other.lei) && !isShownOwn(reply.json, lei);
      expectThat(isOther, '/data', expected, [...strings(reply.json)].filter(isLei));
    },
    { requests: 8 },
  ),
});

/** A look-up by LEI has each ISIN that leads to the LEI. */
async function expectNoneLost(api: Api): Promise<void> {
  const found = await lostIsin(api, (reply, lei) => reply.status === 200 && isShownOwn(reply.json, lei));
  if (found === undefined) return;
  const { lei, lost } = found;
  const reply = await api.get('lookUpIsin', { lei }, { fresh: true });
  const isListed = reply.status !== 200 || mentions(reply.json, lost);
  const expected = `${lost}, which the detail shows and which leads to ${lei}`;
  expectThat(isListed, '/data', expected, isinsIn(reply), 'registry.isin.by-lei');
}

/** Who keeps the record of an ISIN or of its LEI, and the head of a group. */
const ofOthers = /lou|manag|registra|ultimate/;

/** Whether a reply to an ISIN has an LEI as its own: others may be told of its parent, or of who keeps the record. */
const isShownOwn = (reply: unknown, lei: string): boolean =>
  placesIn(reply).some(({ path, text }) => text === lei && !ofOthers.test(path) && !ofOtherEntity.test(path));

const [, registrationStatus] = registryEnums;

/** Other registration statuses, and LEIs that are looked up of each until one has ISINs; each costs a request. */
const mostStatuses = 2;
const mostOfStatus = 2;

/** An ISIN leads to its LEI in whatever status the registration is. */
async function expectOfEachStatus(api: Api, issued: Issued): Promise<void> {
  const own = recordsOf(api.world).find(({ lei }) => lei === issued.lei)?.record;
  const isOwn = (status: string) => placesIn(own).some(({ text }) => text === status);
  const { found } = await learnEnum(api, registrationStatus);
  const others = found.filter(({ value, records }) => !isOwn(value) && records.length > 0);
  for (const { value, records } of others.slice(0, mostStatuses)) {
    for (const lei of records.slice(0, mostOfStatus).flatMap((record) => leiOf(record) ?? [])) {
      const [isin] = isinsIn(await api.get('lookUpIsin', { lei }));
      if (isin === undefined) continue;
      const reply = await api.get('lookUpIsin', { isin });
      expectOk(reply);
      const seen = [...strings(reply.json)].filter(isLei);
      expectThat(mentions(reply.json, lei), '/data', `the LEI ${lei} of ${isin}, ${value}`, seen);
      api.witness('ISINs of other registration statuses');
      break;
    }
  }
}

/** Parents that are looked up, of one child; each costs a request. */
const mostParents = 2;

/** The look-up of a parent does not return the ISINs of a child, which lead to the child alone. */
async function expectOwnAlone(api: Api): Promise<void> {
  const child = await childWithIsins(api);
  for (const parent of child?.parents.slice(0, mostParents) ?? []) {
    const reply = await api.get('lookUpIsin', { lei: parent });
    // A parent need not be held.
    if (reply.status !== 200) continue;
    const isin = child?.isins.find((each) => mentions(reply.json, each));
    api.witness('look-ups of parents');
    if (child === undefined || isin === undefined) continue;
    // What leads to both may belong to both.
    const back = await api.get('lookUpIsin', { isin });
    const isOwn = mentions(back.json, parent) || !mentions(back.json, child.lei);
    const expected = `the ISINs of ${parent} alone`;
    expectThat(isOwn, '/data', expected, `${isin} of ${child.lei}`, 'registry.isin.by-lei');
  }
}

export const isinSelectors = defineCheck({
  id: 'registry/isin-selectors',
  title: 'The ISIN lookup accepts exactly one of lei and isin, and refuses neither or both with 400',
  clauses: ['registry.isin.neither', 'registry.isin.both', 'error.missing-param'],
  operations: ['lookUpIsin'],
  rulings: ['missing-selector'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const neither = await api.get('lookUpIsin');
      expectRefusal(neither, {
        codes: ['MISSING_PARAM', 'FILTER_REQUIRED', 'ENTITY_REQUIRED'],
        clause: neither.status === 400 ? 'error.missing-param' : 'registry.isin.neither',
      });
      const lei = heldLeis(api.world)[0] ?? '5493001KJTIIGC8Y1R12';
      expectRefusal(await api.get('lookUpIsin', { lei, isin: 'US0378331005' }), {
        codes: ['INCOMPATIBLE_PARAMETERS', 'MISSING_PARAM', 'FILTER_REQUIRED', 'ENTITY_REQUIRED'],
        clause: 'registry.isin.both',
      });
      api.witness('refusals of none or both selectors', 2);
    },
    { requests: 2 },
  ),
});
