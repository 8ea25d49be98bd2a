/**
 * A secret as base64 spells it within whatever text, in both alphabets, and as URLs and JSON do where each character is
 * escaped.
 */
export function codedForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const inBase64 = [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    // Characters that other bytes decide as well are left out at both ends.
    const [first, last] = [Math.ceil((before * 8) / 6), Math.floor((whole.length * 8) / 6)];
    return (['base64', 'base64url'] as const).map((alphabet) => whole.toString(alphabet).slice(first, last));
  });
  const digits = bytes.toString('hex');
  const escaped = [digits, digits.toUpperCase()].flatMap((each) => [
    each.replace(/../g, '%$&'),
    each.replace(/../g, '\\u00$&'),
  ]);
  return [...inBase64, ...escaped];
}
