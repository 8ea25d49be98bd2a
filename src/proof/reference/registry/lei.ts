import { limits } from '../../../../contract/index.js';
import { mod97 } from '../corpus/legal-entity.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';

export const leiFaults = {
  'lei.detail.leading-zero-refused': {
    clauses: ['registry.detail.record'],
    summary:
      'Refuses the detail of an LEI whose check digits begin with 0, as if they were a number of one digit',
  },
  'lei.check-digits-not-verified': {
    clauses: [
      'registry.entities.lei.check-digit',
      'registry.detail.invalid-lei.check-digit',
      'error.invalid-lei',
    ],
    admits: ['registry.entities.lei.check-digit.each'],
    summary: 'Verifies the length and the characters of an LEI and not its check digits',
  },
  'lei.transposition-accepted': {
    clauses: [
      'registry.entities.lei.check-digit',
      'registry.detail.invalid-lei.check-digit',
      'error.invalid-lei',
    ],
    admits: ['registry.entities.lei.check-digit.each'],
    summary: 'Accepts an LEI of which two neighbouring characters are exchanged',
  },
  'lei.last-digit-not-verified': {
    clauses: [
      'registry.entities.lei.check-digit',
      'registry.detail.invalid-lei.check-digit',
      'error.invalid-lei',
    ],
    admits: ['registry.entities.lei.check-digit.each'],
    summary: 'Accepts any last digit',
  },
  'lei.list.check-digits-not-verified': {
    clauses: ['registry.entities.lei.check-digit', 'error.invalid-lei'],
    admits: ['registry.entities.lei.check-digit.each'],
    summary: 'Does not verify check digits in the lei filter',
  },
  'lei.list.last-digit-not-verified': {
    clauses: ['registry.entities.lei.check-digit', 'error.invalid-lei'],
    admits: ['registry.entities.lei.check-digit.each'],
    summary: 'Accepts any last digit in the lei filter',
  },
  'lei.list.first-only-verified': {
    clauses: ['registry.entities.lei.check-digit.each'],
    summary: 'Verifies only the first LEI of a list',
  },
  'lei.list.invalid-dropped': {
    clauses: ['registry.entities.lei.check-digit.each'],
    summary: 'Drops invalid LEIs from a list that has valid ones',
  },
  'lei.list.wrong-code': {
    clauses: ['error.invalid-lei'],
    summary: 'Answers an invalid LEI in the lei filter with FILTER_REQUIRED',
  },
  'lei.relationships.check-digits-not-verified': {
    clauses: ['error.invalid-lei'],
    summary: 'Does not verify check digits on relationships',
  },
  'lei.isin.check-digits-not-verified': {
    clauses: ['error.invalid-lei'],
    summary: 'Does not verify check digits on the ISIN look-up',
  },
  'lei.detail.check-digits-not-verified': {
    clauses: ['registry.detail.invalid-lei.check-digit', 'error.invalid-lei'],
    summary: 'Answers wrong check digits in the path with 404, as not held',
  },
  'lei.detail.transposition-accepted': {
    clauses: ['registry.detail.invalid-lei.check-digit', 'error.invalid-lei'],
    summary: 'Answers an LEI in the path with two neighbouring characters exchanged with 404, as not held',
  },
  'lei.detail.length-not-verified': {
    clauses: ['registry.detail.invalid-lei.length'],
    summary: 'Answers an LEI of another length in the path with 404, as not held',
  },
  'lei.detail.characters-not-verified': {
    clauses: ['registry.detail.invalid-lei.characters'],
    summary: 'Answers an LEI with other characters in the path with 404, as not held',
  },
  'lei.detail.wrong-code': {
    clauses: [
      'registry.detail.invalid-lei.length',
      'registry.detail.invalid-lei.characters',
      'registry.detail.invalid-lei.check-digit',
      'error.invalid-lei',
    ],
    summary: 'Answers an invalid LEI in the path with INVALID_ENTITY_ID',
  },
  'lei.wrong-status': {
    clauses: ['registry.detail.invalid-lei.check-digit', 'error.invalid-lei'],
    admits: ['error.code-status'],
    summary: 'Answers an invalid LEI with status 422',
  },
} as const satisfies Faults;

/** The operation in which an LEI is sent. */
type LeiPlace = 'list' | 'detail' | 'relationships' | 'isin';

const { length } = limits.lei;

/** Only ASCII letters are folded: others may have an upper case that is a valid character. */
const fold = (text: string): string => text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());

const withAnyLastDigit = (lei: string): readonly string[] =>
  Array.from({ length: 10 }, (_, digit) => `${lei.slice(0, -1)}${digit}`);

const withNeighboursExchanged = (lei: string): readonly string[] =>
  Array.from({ length: length - 1 }, (_, at) => {
    const exchanged = `${lei.charAt(at + 1)}${lei.charAt(at)}`;
    return `${lei.slice(0, at)}${exchanged}${lei.slice(at + 2)}`;
  });

const verified = (lei: string): boolean => /^[0-9A-Z]{18}[0-9]{2}$/.test(lei) && mod97(lei) === 1;

function isUnverified(place: LeiPlace, planted: Planted): boolean {
  if (planted('lei.check-digits-not-verified')) return true;
  if (place === 'list') return planted('lei.list.check-digits-not-verified');
  if (place === 'relationships') return planted('lei.relationships.check-digits-not-verified');
  if (place === 'isin') return planted('lei.isin.check-digits-not-verified');
  return planted('lei.detail.check-digits-not-verified');
}

function isAccepted(lei: string, place: LeiPlace, planted: Planted): boolean {
  const detail = place === 'detail';
  if (lei.length !== length) return detail && planted('lei.detail.length-not-verified');
  if (!/^[0-9A-Z]*$/.test(lei)) return detail && planted('lei.detail.characters-not-verified');
  if (verified(lei) || isUnverified(place, planted)) return true;

  const anyLast =
    planted('lei.last-digit-not-verified') ||
    (place === 'list' && planted('lei.list.last-digit-not-verified'));
  if (anyLast && withAnyLastDigit(lei).some(verified)) return true;

  const exchanged =
    planted('lei.transposition-accepted') || (detail && planted('lei.detail.transposition-accepted'));
  return exchanged && withNeighboursExchanged(lei).some(verified);
}

function refusal(text: string, place: LeiPlace, planted: Planted): Refusal {
  const form = planted('lei.wrong-status') ? { status: 422 } : {};
  const message = 'The LEI fails the ISO 17442 check.';
  if (place === 'list' && planted('lei.list.wrong-code')) return new Refusal('FILTER_REQUIRED', message);
  if (place === 'detail' && planted('lei.detail.wrong-code'))
    return new Refusal('INVALID_ENTITY_ID', message);
  return new Refusal('INVALID_LEI', message, { lei: text.slice(0, 64) }, form);
}

/** The upper-case form of an LEI; one that is not valid by ISO 17442 throws INVALID_LEI. */
export function requireLei(text: string, place: LeiPlace, planted: Planted): string {
  const lei = fold(text);
  if (place === 'detail' && /0\d$/.test(lei) && planted('lei.detail.leading-zero-refused'))
    throw refusal(text, place, planted);
  if (isAccepted(lei, place, planted)) return lei;
  throw refusal(text, place, planted);
}

/** The LEIs of the lei filter; each must be valid. */
export function requireLeis(texts: readonly string[], planted: Planted): readonly string[] {
  if (planted('lei.list.invalid-dropped')) {
    const valid = texts.map(fold).filter((lei) => isAccepted(lei, 'list', planted));
    if (valid.length > 0) return valid;
  }
  return texts.map((text, at) =>
    at > 0 && planted('lei.list.first-only-verified') ? fold(text) : requireLei(text, 'list', planted),
  );
}
