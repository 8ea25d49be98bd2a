import type { Profile } from '../../certification/profile.js';
import { profileNames } from '../../certification/profile.js';
import { profiles } from '../../certification/profiles/index.js';
import { requireKnown } from '../nearest.js';

/** The profiles of a list such as `core,facilities`, in their order. Throws `Unusable` for one that there is not. */
export function claimedProfiles(list: string): readonly Profile[] {
  const names = list.split(',').map((each) => each.trim());
  for (const name of names)
    requireKnown('profile', name, profileNames, `The profiles are ${profileNames.join(', ')}.`);
  return profileNames.filter((name) => names.includes(name)).map((name) => profiles[name]);
}
