import { aicompute } from './aicompute.js';
import { core } from './core.js';
import { facilities } from './facilities.js';
import { gov } from './gov.js';
import { leiregistry } from './leiregistry.js';
import type { Profile, ProfileName } from './profile.js';

export { type Profile, type ProfileName, profileFlags, profileNames } from './profile.js';

/** The frozen profiles, the newest version of each. */
export const profiles = { core, aicompute, leiregistry, facilities, gov } as const satisfies Record<
  ProfileName,
  Profile
>;
