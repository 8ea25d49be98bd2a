import type { Exchange, Request } from '../../src/kit/index.js';
import { memoized } from './texts.js';

/** The values that a request sends, by the names of their parameters. */
type SentValues = ReadonlyMap<string, readonly string[]>;

/** Read once: each invariant that judges a reply asks for them. */
const valuesIn = memoized(({ target }: Request): SentValues => {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(target.split('?')[1] ?? '')) {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return values;
});

/** What was sent with the request of an exchange. */
export const sentWith = ({ request }: Exchange): SentValues => valuesIn(request);
