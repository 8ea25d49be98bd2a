import type { FamilyCall } from '../account/family-route.js';
import type { Model } from '../corpus/ai-compute.js';
import { decimal } from '../http/parameter-values.js';
import { quoted, Refusal } from '../http/refusal.js';
import { aliasedValue, contains } from '../http/text-matching.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { isOrgUnknown } from './page.js';

export const modelFilterFaults = {
  'aicompute.models.organization-dropped': {
    clauses: ['aicompute.models.organization'],
    summary: 'Ignores the organization of models',
  },
  'aicompute.models.organization-searches-names': {
    clauses: ['aicompute.models.organization', 'aicompute.models.organization.substring'],
    summary: 'Looks for the organization in the names of models',
  },
  'aicompute.models.organization-whole-names-only': {
    clauses: ['aicompute.models.organization.substring'],
    summary: 'Finds models by the whole text of their organizations only',
  },
  'aicompute.models.organization-prefix': {
    clauses: ['aicompute.models.organization.substring'],
    summary: 'Finds models by the beginning of their organization only',
  },
  'aicompute.models.org-ignored': {
    clauses: ['aicompute.models.organization.org'],
    summary: 'Does not know org as a spelling of organization',
  },
  'aicompute.models.org-by-contributor-type': {
    clauses: ['aicompute.models.organization.org'],
    summary: 'Reads org as organization_categorization',
  },
  'aicompute.models.contributors-dropped': {
    clauses: ['aicompute.models.contributors'],
    summary: 'Ignores organization_categorization',
  },
  'aicompute.models.contributors-search-organizations': {
    clauses: ['aicompute.models.contributors'],
    summary: 'Looks for organization_categorization in the names of organizations',
  },
  'aicompute.models.contributors-whole-tokens-only': {
    clauses: ['aicompute.models.contributors.substring'],
    summary: 'Finds models by a whole contributor type only',
  },
  'aicompute.models.contributors-token-refused': {
    clauses: ['aicompute.models.contributors.tokens'],
    summary: 'Refuses Research collective, the one contributor type of two words',
  },
  'aicompute.models.contributors-first-only': {
    clauses: ['aicompute.models.contributors.several'],
    admits: ['aicompute.models.contributors'],
    summary: 'Looks at the first contributor type of a model only',
  },
  'aicompute.models.contributors-sole': {
    clauses: ['aicompute.models.contributors.several'],
    admits: ['aicompute.models.contributors'],
    summary: 'Leaves models out that have another contributor type besides',
  },
  'aicompute.models.contributors-of-asked-organization': {
    clauses: ['aicompute.models.contributors.several'],
    summary: 'Looks beside an organization at the contributor type of that one only, not of its partners',
  },
  'aicompute.models.domain-dropped': {
    clauses: ['aicompute.models.domain'],
    summary: 'Ignores the domain of models',
  },
  'aicompute.models.domain-or-task': {
    clauses: ['aicompute.models.domain'],
    summary: 'Looks for the domain in the tasks of models as well',
  },
  'aicompute.models.domain-whole-names-only': {
    clauses: ['aicompute.models.domain.substring'],
    summary: 'Finds models by the whole name of their domain only',
  },
  'aicompute.models.domain-prefix': {
    clauses: ['aicompute.models.domain.substring'],
    summary: 'Finds models by the beginning of their domain only',
  },
  'aicompute.models.frontier-one-ignored': {
    clauses: ['aicompute.models.frontier.one'],
    admits: ['aicompute.models.frontier.true'],
    summary: 'Ignores frontier=1',
  },
  'aicompute.models.frontier-one-refused': {
    clauses: ['aicompute.models.frontier.one'],
    admits: ['aicompute.models.frontier.true'],
    summary: 'Takes frontier for a boolean and refuses 1',
  },
  'aicompute.models.frontier-true-ignored': {
    clauses: ['aicompute.models.frontier.true'],
    summary: 'Ignores frontier=true',
  },
  'aicompute.models.frontier-true-refused': {
    clauses: ['aicompute.models.frontier.true'],
    summary: 'Takes frontier for a number and refuses true',
  },
  'aicompute.models.frontier-inverted': {
    clauses: ['aicompute.models.frontier.one'],
    summary: 'Returns the models that are not frontier models',
  },
  'aicompute.models.frontier-by-compute': {
    clauses: ['aicompute.models.frontier.one'],
    summary: 'Takes every model from 1e24 FLOP on for a frontier model',
  },
  'aicompute.models.min-compute-dropped': {
    clauses: ['aicompute.models.min-compute.only'],
    summary: 'Ignores min_compute',
  },
  'aicompute.models.min-compute-as-maximum': {
    clauses: ['aicompute.models.min-compute.only'],
    admits: ['aicompute.models.min-compute.every'],
    summary: 'Reads min_compute as an upper bound',
  },
  'aicompute.models.min-compute-as-text': {
    clauses: ['aicompute.models.min-compute.only'],
    admits: ['aicompute.models.min-compute.every'],
    summary: 'Compares min_compute as a text',
  },
  'aicompute.models.min-compute-next-power': {
    clauses: ['aicompute.models.min-compute.every'],
    summary: 'Rounds min_compute up to the next power of ten',
  },
  'aicompute.models.min-compute-in-tenths-of-powers': {
    clauses: ['aicompute.models.min-compute.only'],
    summary: 'Compares the powers of ten of min_compute and of the models, rounded to a tenth',
  },
  'aicompute.models.min-compute-keeps-unknown': {
    clauses: ['aicompute.models.min-compute.only'],
    summary: 'Keeps models of unknown compute under min_compute',
  },
  'aicompute.models.min-compute-frontier-only': {
    clauses: ['aicompute.models.min-compute.every'],
    summary: 'Returns only frontier models under min_compute',
  },
} as const satisfies Faults;

export const modelFilterVariants = {
  'aicompute.filters.case-sensitive': {
    summary: 'Compares the text filters of AI compute lists letter case included, save country and type',
    allowedBy: ['aicompute.filters.case'],
  },
  'aicompute.models.frontier-false-excludes': {
    summary: 'Returns the models that are not frontier models for frontier=false',
    allowedBy: ['boolean-spelling', 'aicompute.models.frontier.other-values'],
  },
  'aicompute.models.min-compute-nonsense-ignored': {
    summary: 'Passes over a min_compute that is no number',
    allowedBy: ['aicompute.models.min-compute.non-numeric'],
  },
  'aicompute.models.min-compute-exclusive': {
    summary: 'Returns models of more compute than min_compute only',
    allowedBy: ['aicompute.models.min-compute.at-bound'],
  },
} as const satisfies Variants;

type Keep = (model: Model) => boolean;

const all: Keep = () => true;

function byOrganization(call: FamilyCall, planted: Planted): Keep {
  const isDeaf = isOrgUnknown(call, planted) || planted('aicompute.models.org-ignored');
  const has = contains(aliasedValue(call, 'organization', isDeaf), {
    sensitive: planted.varied('aicompute.filters.case-sensitive'),
    dropped: planted('aicompute.models.organization-dropped'),
    whole: planted('aicompute.models.organization-whole-names-only'),
    prefix: planted('aicompute.models.organization-prefix'),
  });
  const byOrg = !call.url.searchParams.has('organization');
  if (byOrg && planted('aicompute.models.org-by-contributor-type')) {
    return (model) => has(model.organization_categorization);
  }
  const byName = planted('aicompute.models.organization-searches-names');
  return ({ organization, name }) => has([byName ? name : organization]);
}

function byContributor({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('organization_categorization');
  if (
    text?.toLowerCase() === 'research collective' &&
    planted('aicompute.models.contributors-token-refused')
  ) {
    throw new Refusal('INVALID_ENUM', `${quoted(text)} is no contributor type.`, {
      param: 'organization_categorization',
      accepted_values: ['Industry', 'Academia', 'Government'],
    });
  }
  const has = contains(text, {
    sensitive: planted.varied('aicompute.filters.case-sensitive'),
    dropped: planted('aicompute.models.contributors-dropped'),
    whole: planted('aicompute.models.contributors-whole-tokens-only'),
  });
  if (planted('aicompute.models.contributors-search-organizations')) {
    return ({ organization }) => has([organization]);
  }
  const asked = values.get('organization');
  const isOwn = asked !== undefined && planted('aicompute.models.contributors-of-asked-organization');
  const first = planted('aicompute.models.contributors-first-only');
  const sole = planted('aicompute.models.contributors-sole') && text !== undefined;
  return ({ organization, organization_categorization: types }) => {
    if (isOwn) {
      // Types stand in the order of the organizations.
      const place = organization?.split(', ').findIndex((name) => name.includes(asked)) ?? 0;
      return has(types.slice(place, place + 1));
    }
    return has(first ? types.slice(0, 1) : types) && !(sole && types.length > 1);
  };
}

function byDomain({ values }: FamilyCall, planted: Planted): Keep {
  const has = contains(values.get('domain'), {
    sensitive: planted.varied('aicompute.filters.case-sensitive'),
    dropped: planted('aicompute.models.domain-dropped'),
    whole: planted('aicompute.models.domain-whole-names-only'),
    prefix: planted('aicompute.models.domain-prefix'),
  });
  const orTask = planted('aicompute.models.domain-or-task');
  return ({ domain, task }) => has(orTask ? [domain, task] : [domain]);
}

function byFrontier({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('frontier')?.toLowerCase();
  if (text === undefined) return all;
  if (text === '0' || text === 'false')
    return planted.varied('aicompute.models.frontier-false-excludes') ? ({ frontier }) => !frontier : all;
  const refused =
    (text !== '1' && text !== 'true') ||
    (text === '1' && planted('aicompute.models.frontier-one-refused')) ||
    (text === 'true' && planted('aicompute.models.frontier-true-refused'));
  if (refused) {
    throw new Refusal('INVALID_BOOLEAN', `frontier is 1 or true, not ${quoted(text)}.`, {
      param: 'frontier',
      accepted_values: ['1', 'true', '0', 'false'],
    });
  }
  if (text === '1' && planted('aicompute.models.frontier-one-ignored')) return all;
  if (text === 'true' && planted('aicompute.models.frontier-true-ignored')) return all;
  if (planted('aicompute.models.frontier-inverted')) return ({ frontier }) => !frontier;
  if (planted('aicompute.models.frontier-by-compute')) {
    return ({ training_compute_flop: flop }) => flop !== null && flop >= 1e24;
  }
  return ({ frontier }) => frontier;
}

/** Models of unknown compute are below every bound. */
function byCompute({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('min_compute');
  if (text === undefined) return all;
  const sent = decimal(text);
  if (sent === undefined && planted.varied('aicompute.models.min-compute-nonsense-ignored')) return all;
  if (sent === undefined) {
    throw new Refusal('INVALID_NUMBER', `min_compute is not a number: ${quoted(text)}.`, {
      param: 'min_compute',
    });
  }
  if (planted('aicompute.models.min-compute-dropped')) return all;
  const bound = planted('aicompute.models.min-compute-next-power') ? 10 ** Math.ceil(Math.log10(sent)) : sent;
  return ({ training_compute_flop: flop, frontier }) => {
    if (flop === null) return planted('aicompute.models.min-compute-keeps-unknown');
    if (planted('aicompute.models.min-compute-in-tenths-of-powers'))
      return Math.round(10 * Math.log10(flop)) >= Math.round(10 * Math.log10(bound));
    if (planted('aicompute.models.min-compute-as-maximum')) return flop <= bound;
    if (planted('aicompute.models.min-compute-as-text')) return String(flop) >= text;
    if (flop === bound && planted.varied('aicompute.models.min-compute-exclusive')) return false;
    return flop >= bound && (frontier || !planted('aicompute.models.min-compute-frontier-only'));
  };
}

/** The models that every filter of the request keeps. */
export function selectModels(models: readonly Model[], call: FamilyCall, planted: Planted): readonly Model[] {
  const keeps = [byOrganization, byContributor, byDomain, byFrontier, byCompute].map((by) =>
    by(call, planted),
  );
  return models.filter((model) => keeps.every((keep) => keep(model)));
}
