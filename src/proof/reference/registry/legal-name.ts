import type { Faults, Planted, Variants } from '../planted.js';

export const legalNameFaults = {
  'registry.name.substring': {
    clauses: ['registry.entities.name.not-substring'],
    summary: 'Matches a part from anywhere inside a legal name',
  },
  'registry.name.substring-beside-category': {
    clauses: ['registry.entities.name.not-substring'],
    summary: 'Matches a part from anywhere inside a legal name where entity_category is sent',
  },
  'registry.name.substring-beside-country': {
    clauses: ['registry.entities.name.not-substring'],
    summary: 'Matches a part from anywhere inside a legal name where country is sent',
  },
  'registry.name.word-prefix': {
    clauses: ['registry.entities.name.not-substring'],
    summary: 'Matches the beginning of any word of a legal name',
  },
  'registry.name.half-by-letter-as-sent': {
    clauses: ['registry.entities.name.normalized'],
    summary: 'Looks in the half of the alphabet for the first letter of a name as sent: small ones are late',
  },
  'registry.name.case-sensitive': {
    clauses: ['registry.entities.name.normalized'],
    summary: 'Compares legal names letter case included',
  },
  'registry.name.exact-only': {
    clauses: ['registry.entities.name.prefix'],
    summary: 'Finds whole legal names only',
  },
  'registry.name.prefix-of-whole-words': {
    clauses: ['registry.entities.name.prefix'],
    summary: 'Finds the beginning of a legal name only where a word ends',
  },
  'registry.name.exact-not-found': {
    clauses: ['registry.entities.name.exact'],
    summary: 'Finds the beginning of a legal name and not the whole of it',
  },
  'registry.name.quote-crashes': {
    clauses: ['error.server-errors'],
    summary: 'Fails with a 500 on a quote in a name',
  },
  'registry.name.ignored': {
    clauses: ['registry.entities.name.not-substring'],
    summary: 'Ignores the name filter',
  },
} as const satisfies Faults;

export const legalNameVariants = {
  'registry.name.case-alone-folded': {
    summary: 'Folds nothing but letter case in legal names: punctuation and accents count',
    allowedBy: ['lei-spelling', 'registry.entities.name.other-normalization'],
  },
  'registry.name.legal-forms-dropped': {
    summary: 'Compares legal names without their legal forms',
    allowedBy: ['lei-spelling', 'registry.entities.name.other-normalization'],
  },
} as const satisfies Variants;

/** Without marks and punctuation, in one letter case and single spaces. */
function normalize(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '');
  // By way of upper case, so that ß equals SS.
  return bare
    .toUpperCase()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const known = new Map<string, string>();

/** The same for legal names, which every request compares again. */
function normalizeLegalName(name: string): string {
  const form = known.get(name) ?? normalize(name);
  known.set(name, form);
  return form;
}

const legalForm =
  /\b(?:gmbh|ag|ltd|limited|plc|llc|inc|corp|co|sa|s a|bv|b v|nv|ab|oy|as|asa|spa|s p a|pte|kk|k k|sarl|srl|lp|llp)\b/g;

/** What variants make of a name. */
function otherForm(planted: Planted): ((name: string) => string) | undefined {
  if (planted.varied('registry.name.case-alone-folded'))
    return (name) => name.trim().toUpperCase().toLowerCase();
  if (!planted.varied('registry.name.legal-forms-dropped')) return undefined;
  return (name) => {
    const whole = normalizeLegalName(name);
    return whole.replace(legalForm, ' ').replace(/\s+/g, ' ').trim() || whole;
  };
}

/**
 * Whether a legal name equals the text or begins with it, both normalized; never from its inside.
 * @param beside whether another filter is sent as well
 */
export function nameMatcher(
  text: string,
  planted: Planted,
  beside: (filter: 'entity_category' | 'country') => boolean,
): (legalName: string) => boolean {
  if (text.includes("'") && planted('registry.name.quote-crashes')) throw new SyntaxError('near a quote');
  const sensitive = planted('registry.name.case-sensitive');
  const form = otherForm(planted) ?? (sensitive ? (name: string) => name.trim() : normalizeLegalName);
  const wanted = otherForm(planted)?.(text) ?? (sensitive ? text.trim() : normalize(text));
  if (planted('registry.name.ignored')) return () => true;
  if (wanted === '') return () => false;
  const isLate = (name: string): boolean => name.slice(0, 1) > 'M';
  if (planted('registry.name.half-by-letter-as-sent'))
    return (legalName) =>
      isLate(legalName.toUpperCase()) === isLate(text) && form(legalName).startsWith(wanted);
  const isLoose =
    planted('registry.name.substring') ||
    (beside('entity_category') && planted('registry.name.substring-beside-category')) ||
    (beside('country') && planted('registry.name.substring-beside-country'));
  return (legalName) => {
    const name = form(legalName);
    if (isLoose) return name.includes(wanted);
    if (planted('registry.name.word-prefix')) return ` ${name}`.includes(` ${wanted}`);
    if (planted('registry.name.exact-only')) return name === wanted;
    if (planted('registry.name.exact-not-found')) return name !== wanted && name.startsWith(wanted);
    if (planted('registry.name.prefix-of-whole-words')) return `${name} `.startsWith(`${wanted} `);
    return name.startsWith(wanted);
  };
}
