import fc from 'fast-check';
import { type RetiredName, retiredNames } from '../../contract/index.js';
import { at, defineCheck, expectThat, forAll } from '../../src/kit/index.js';
import { closed, expectServed } from '../errors/refused.js';
import { isNamedRetired, retiredQuery } from './retired-values.js';

export const retiredNamed = defineCheck({
  id: 'versioning/retired-named',
  title: 'Each retired parameter that was sent is a key of applied_filters.retired',
  clauses: [
    'envelope.applied-filters.retired',
    'states.parameter.retired.named',
    'versioning.retired.named',
    'versioning.retired.canonical-cluster-date-start',
    'versioning.retired.canonical-cluster-date-end',
    'versioning.retired.canonical-cluster-date-start.camel-case',
    'versioning.retired.canonical-cluster-date-end.camel-case',
    'versioning.retired.confidence-profile',
    'versioning.retired.goldstein-min',
    'versioning.retired.goldstein-max',
    'versioning.retired.goldstein-severity-min',
    'versioning.retired.goldstein-severity-max',
    'versioning.retired.max-confidence',
    'versioning.retired.max-geo-precision',
    'versioning.retired.max-goldstein',
    'versioning.retired.max-goldstein-scale',
    'versioning.retired.max-goldstein-severity',
    'versioning.retired.max-magnitude',
    'versioning.retired.max-market-sensitivity',
  ],
  operations: ['listEvents'],
  rulings: ['C20'],
  runs: 3,
  property: forAll<readonly RetiredName[]>(
    fc.subarray([...retiredNames], { minLength: 1 }),
    async (api, names) => {
      const query = closed(api.world, { limit: 100, ...retiredQuery(names) });
      const reply = await expectServed(api, 'listEvents', query);
      const retired = at(reply.json, '/applied_filters/retired');
      const silent = names.filter((name) => !isNamedRetired(reply, name));
      expectThat(silent.length === 0, '/applied_filters/retired', `a key for ${silent.join(', ')}`, retired);
      api.witness('retired parameters named', names.length);
    },
    {
      examples: [
        [...retiredNames],
        // Alone, as their snake-case forms would hide that they are not known.
        ['canonicalClusterDateStart', 'canonicalClusterDateEnd'],
      ],
    },
  ),
  refutedBy: [
    'retired.canonicalClusterDateEnd.not-listed',
    'retired.canonicalClusterDateStart.not-listed',
    'retired.canonical_cluster_date_end.not-listed',
    'retired.canonical_cluster_date_start.not-listed',
    'retired.confidence_profile.not-listed',
    'retired.goldstein_max.not-listed',
    'retired.goldstein_min.not-listed',
    'retired.goldstein_severity_max.not-listed',
    'retired.goldstein_severity_min.not-listed',
    'retired.listed-as-array',
    'retired.max_confidence.not-listed',
    'retired.max_geo_precision.not-listed',
    'retired.max_goldstein.not-listed',
    'retired.max_goldstein_scale.not-listed',
    'retired.max_goldstein_severity.not-listed',
    'retired.max_magnitude.not-listed',
    'retired.max_market_sensitivity.not-listed',
    'retired.none-listed',
  ],
});
