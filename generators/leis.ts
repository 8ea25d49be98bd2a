import fc from 'fast-check';
import { limits } from '../contract/index.js';
import { textOf } from './names.js';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const bodyLength = limits.lei.length - 2;
/** Two digits that differ stand here in every generated body, so that they can change places. */
const digitPair = 4;

/** The rest of a text on division by 97, letters read as 10 to 35 (ISO 7064). */
function rest(text: string): number {
  let left = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    left = (left * (value < 10 ? 10 : 100) + value) % 97;
  }
  return left;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
/** A body of 18 capitals or digits with the check digits that make an LEI of it. */
export const withCheckDigits = (body: string): string => body + twoDigits(98 - rest(`${body}00`));

/** Whether a text is an LEI by ISO 17442: 18 capitals or digits and the two check digits of ISO 7064 MOD 97-10. */
export const isLei = (text: string): boolean => /^[0-9A-Z]{18}[0-9]{2}$/.test(text) && rest(text) === 1;

const bodies = (length = bodyLength): fc.Arbitrary<string> =>
  fc
    .tuple(
      textOf(alphabet, digitPair),
      fc.nat({ max: 9 }),
      fc.nat({ max: 8 }),
      textOf(alphabet, length - digitPair - 2),
    )
    .map(([head, first, step, tail]) => `${head}${first}${(first + step + 1) % 10}${tail}`);

/** Well-formed LEIs; so many texts are well-formed that a registry holds hardly any of them. */
export const leis = (): fc.Arbitrary<string> => bodies().map(withCheckDigits);

/** Distinct well-formed LEIs, so many of them. */
export const severalLeis = (count: number): fc.Arbitrary<readonly string[]> =>
  fc.noShrink(fc.uniqueArray(leis(), { minLength: count, maxLength: count }));

/** The one rule of an LEI that a broken value breaks. */
type LeiFault = 'check-digits' | 'character' | 'transposition' | 'too-short' | 'too-long' | 'alphabet';

export interface BrokenLei {
  readonly fault: LeiFault;
  readonly lei: string;
}

const as =
  (fault: LeiFault) =>
  (lei: string): BrokenLei => ({ fault, lei });

const replaced = (text: string, index: number, character: string): string =>
  text.slice(0, index) + character + text.slice(index + 1);

/** An LEI with the check digits so many steps (1 to 96) off; no two of them leave the same rest. */
export const withCheckDigitsOff = (lei: string, steps: number): string =>
  lei.slice(0, bodyLength) + twoDigits(((Number(lei.slice(bodyLength)) - 2 + steps) % 97) + 2);

/** LEIs of the right form whose check digits do not fit, as typing errors make them. */
export const leisFailingTheCheck = (): fc.Arbitrary<BrokenLei> =>
  fc.oneof(
    fc
      .tuple(leis(), fc.integer({ min: 1, max: 96 }))
      .map(([lei, steps]) => withCheckDigitsOff(lei, steps))
      .map(as('check-digits')),
    fc
      .tuple(leis(), fc.nat({ max: 8 }))
      .map(([lei, step]) => replaced(lei, digitPair, String((Number(lei[digitPair]) + step + 1) % 10)))
      .map(as('character')),
    leis()
      .map((lei) => `${lei.slice(0, 4)}${lei[5]}${lei[4]}${lei.slice(6)}`)
      .map(as('transposition')),
  );

/** Texts that are no LEIs by their length (their check digits fit) or by one character. */
export const malformedLeis = (): fc.Arbitrary<BrokenLei> =>
  fc.oneof(
    bodies(bodyLength - 1)
      .map(withCheckDigits)
      .map(as('too-short')),
    bodies(bodyLength + 1)
      .map(withCheckDigits)
      .map(as('too-long')),
    fc
      .tuple(leis(), fc.nat({ max: bodyLength - 1 }), fc.constantFrom('-', '_', '*', '~', 'Ä'))
      .map(([lei, index, character]) => replaced(lei, index, character))
      .map(as('alphabet')),
  );
