/** Digits stay, letters become 10 (A) to 35 (Z), as both ISO 17442 and ISO 6166 number them. */
const numbered = (code: string): string =>
  Array.from(code, (character) => Number.parseInt(character, 36).toString()).join('');

/** The remainder of ISO 7064 MOD 97-10 of an upper-case alphanumeric code; 1 for a valid LEI. */
export const mod97 = (code: string): number =>
  Array.from(numbered(code), Number).reduce((remainder, digit) => (remainder * 10 + digit) % 97, 0);

/** An LEI (ISO 17442) from its first 18 characters. */
export function leiOf(stem: string): string {
  const check = 98 - mod97(`${stem}00`);
  return `${stem}${String(check).padStart(2, '0')}`;
}

/** An ISIN (ISO 6166) from its first 11 characters: a country and nine characters. */
export function isinOf(stem: string): string {
  const sum = Array.from(numbered(stem), Number)
    .reverse()
    .map((digit, at) => (at % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + Math.floor(value / 10) + (value % 10), 0);
  return `${stem}${(10 - (sum % 10)) % 10}`;
}
