import type { FamilyCall } from '../account/family-route.js';
import type { DataCenter } from '../corpus/ai-compute.js';
import { aliasedValue, contains } from '../http/text-matching.js';
import type { Faults, Planted } from '../planted.js';
import { isOrgUnknown, pageOf } from './page.js';
import { computeRoute } from './reply.js';

export const dataCenterFaults = {
  'aicompute.data-centers.country-dropped': {
    clauses: ['aicompute.data-centers.country'],
    summary: 'Ignores the country of data centers',
  },
  'aicompute.data-centers.country-unknown-dropped': {
    clauses: ['aicompute.data-centers.country'],
    summary: 'Drops a country that no data center has, and lists them all',
  },
  'aicompute.data-centers.country-searches-names': {
    clauses: ['aicompute.data-centers.country'],
    summary: 'Looks for the country in the names of data centers',
  },
  'aicompute.data-centers.country-whole-names-only': {
    clauses: ['aicompute.data-centers.country.substring'],
    summary: 'Finds data centers by the whole name of their country only',
  },
  'aicompute.data-centers.country-prefix': {
    clauses: ['aicompute.data-centers.country.substring'],
    summary: 'Finds data centers by the beginning of their country only',
  },
  'aicompute.data-centers.country-case-sensitive-beside-owner': {
    clauses: ['aicompute.data-centers.country.case'],
    summary: 'Compares the country of data centers letter case included where owner is sent',
  },
  'aicompute.data-centers.country-case-sensitive': {
    clauses: ['aicompute.data-centers.country.case'],
    summary: 'Compares the country of data centers letter case included',
  },
  'aicompute.data-centers.owner-dropped': {
    clauses: ['aicompute.data-centers.owner'],
    summary: 'Ignores the owner of data centers',
  },
  'aicompute.data-centers.owner-searches-users': {
    clauses: ['aicompute.data-centers.owner'],
    summary: 'Looks for the owner among the users of data centers',
  },
  'aicompute.data-centers.owner-or-user': {
    clauses: ['aicompute.data-centers.owner'],
    summary: 'Lists data centers for an owner that is one of their users',
  },
  'aicompute.data-centers.owner-whole-names-only': {
    clauses: ['aicompute.data-centers.owner.substring'],
    summary: 'Finds data centers by the whole name of their owner only',
  },
  'aicompute.data-centers.owner-prefix': {
    clauses: ['aicompute.data-centers.owner.substring'],
    summary: 'Finds data centers by the beginning of their owner only',
  },
  'aicompute.data-centers.org-ignored': {
    clauses: ['aicompute.data-centers.owner.org'],
    summary: 'Does not know org as a spelling of owner',
  },
  'aicompute.data-centers.org-searches-users': {
    clauses: ['aicompute.data-centers.owner.org'],
    summary: 'Looks for org among the users of data centers',
  },
  'aicompute.data-centers.rollup-missing': {
    clauses: ['aicompute.data-centers.rollup'],
    summary: 'Has no country rollup',
  },
  'aicompute.data-centers.rollup-empty': {
    clauses: ['aicompute.data-centers.rollup'],
    summary: 'Sends an empty country rollup beside rows',
  },
  'aicompute.data-centers.rollup-counts-one-less': {
    clauses: ['aicompute.data-centers.rollup'],
    summary: 'Counts one data center less in each country of the rollup',
  },
  'aicompute.data-centers.rollup-power-of-all': {
    clauses: ['aicompute.data-centers.rollup'],
    summary: 'Has the power of all data centers in each country of the rollup',
  },
  'aicompute.data-centers.rollup-compute-of-older-rows': {
    clauses: ['aicompute.data-centers.rollup'],
    summary: 'Adds up the compute of a country from rows that were a thousandth smaller',
  },
  'aicompute.data-centers.rollup-of-every-center': {
    clauses: ['aicompute.data-centers.rollup'],
    summary: 'Has a data_center_count of every data center in the rollup, whichever filter is sent',
  },
  'aicompute.data-centers.rollup-of-every-owner': {
    clauses: ['aicompute.data-centers.rollup'],
    summary: 'Has the data centers of every owner in the rollup, whichever owner is sent',
  },
  'aicompute.data-centers.rollup-without-countries': {
    clauses: ['aicompute.data-centers.rollup'],
    summary: 'Sums up all data centers in place of a rollup by country',
  },
} as const satisfies Faults;

type Keep = (center: DataCenter) => boolean;

function byCountry({ values }: FamilyCall, centers: readonly DataCenter[], planted: Planted): Keep {
  const has = contains(values.get('country'), {
    dropped: planted('aicompute.data-centers.country-dropped'),
    whole: planted('aicompute.data-centers.country-whole-names-only'),
    prefix: planted('aicompute.data-centers.country-prefix'),
    sensitive:
      planted('aicompute.data-centers.country-case-sensitive') ||
      (values.has('owner') && planted('aicompute.data-centers.country-case-sensitive-beside-owner')),
  });
  if (planted('aicompute.data-centers.country-searches-names')) return ({ name }) => has([name]);
  const none = !centers.some(({ country }) => has([country]));
  if (none && planted('aicompute.data-centers.country-unknown-dropped')) return () => true;
  return ({ country }) => has([country]);
}

function byOwner(call: FamilyCall, planted: Planted): Keep {
  const isDeaf = isOrgUnknown(call, planted) || planted('aicompute.data-centers.org-ignored');
  const has = contains(aliasedValue(call, 'owner', isDeaf), {
    sensitive: planted.varied('aicompute.filters.case-sensitive'),
    dropped: planted('aicompute.data-centers.owner-dropped'),
    whole: planted('aicompute.data-centers.owner-whole-names-only'),
    prefix: planted('aicompute.data-centers.owner-prefix'),
  });
  const byOrg = !call.url.searchParams.has('owner') && planted('aicompute.data-centers.org-searches-users');
  const byUsers = byOrg || planted('aicompute.data-centers.owner-searches-users');
  const either = planted('aicompute.data-centers.owner-or-user');
  return ({ owner, users }) => has(byUsers ? users : either ? [owner, ...users] : [owner]);
}

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

const totals = (centers: readonly DataCenter[]) => ({
  data_centers: centers.length,
  power_mw: sum(centers.map(({ power_mw }) => power_mw)),
  compute_h100e: sum(centers.map(({ compute_h100e }) => compute_h100e)),
});

/** The totals of a country, where a fault adds up others. */
function miscounted(
  own: ReturnType<typeof totals>,
  centers: readonly DataCenter[],
  planted: Planted,
): ReturnType<typeof totals> {
  const less = planted('aicompute.data-centers.rollup-counts-one-less') ? 1 : 0;
  const power = planted('aicompute.data-centers.rollup-power-of-all') ? totals(centers) : own;
  const older = planted('aicompute.data-centers.rollup-compute-of-older-rows') ? 0.999 : 1;
  const compute = Math.round(own.compute_h100e * older);
  return { data_centers: own.data_centers - less, power_mw: power.power_mw, compute_h100e: compute };
}

/** The rollup of every match by country, most data centers first. */
function rollup(centers: readonly DataCenter[], planted: Planted): Readonly<Record<string, unknown>> {
  if (planted('aicompute.data-centers.rollup-missing')) return {};
  if (planted('aicompute.data-centers.rollup-empty')) return { country_rollup: [] };
  if (planted('aicompute.data-centers.rollup-without-countries')) return { rollup: totals(centers) };
  const countries = [...new Set(centers.map(({ country }) => country))];
  const country_rollup = countries
    .map((country) => ({
      country,
      ...miscounted(totals(centers.filter((center) => center.country === country)), centers, planted),
    }))
    .toSorted((left, right) => right.data_centers - left.data_centers);
  return { country_rollup };
}

/** How many data centers are in each country. */
const countsOf = (centers: readonly DataCenter[]) =>
  [...new Set(centers.map(({ country }) => country))].map((country) => ({
    country,
    data_center_count: centers.filter((center) => center.country === country).length,
  }));

/** AI data centers, with a rollup by country beside them. */
export const listDataCenters = computeRoute('listDataCenters', (call, { dataCenters }, planted) => {
  const page = pageOf(call, planted);
  const inCountry = byCountry(call, dataCenters, planted);
  const ofOwner = byOwner(call, planted);
  const rows = dataCenters.filter((center) => inCountry(center) && ofOwner(center));
  if (planted('aicompute.data-centers.rollup-of-every-center'))
    return { rows, page, beside: { country_rollup: countsOf(dataCenters) } };
  const rolledUp = planted('aicompute.data-centers.rollup-of-every-owner')
    ? dataCenters.filter(inCountry)
    : rows;
  return { rows, page, beside: rollup(rolledUp, planted) };
});
