import { detail, type Exchange, expectThat, strings } from '../../src/kit/index.js';

/** Paths of the removed version; any other is removed too. */
export const removedTargets = [
  '/api/v1/events',
  '/api/v1/events/conflict_1a2b3c',
  '/api/v1/stories?limit=5',
  '/api/v1/no/such/path',
] as const;

/** The path of the replacement that `details.replacement` names. */
export function replacementOf(reply: Exchange): string {
  const replacement = detail(reply, 'replacement');
  const path = [...strings(replacement)]
    .map((text) => /\/api\/v2\/[^\s?#"'`<>)]*/.exec(text)?.[0])
    .find((each) => each !== undefined);
  expectThat(path !== undefined, '/details/replacement', 'a path under /api/v2/', replacement);
  return path;
}
