import type { Check } from '../../src/kit/index.js';
import { entitiesBrokenLei } from './entities-broken-lei.js';
import { entitiesByCountry } from './entities-by-country.js';
import { entitiesByEnum } from './entities-by-enum.js';
import { entitiesByJurisdiction } from './entities-by-jurisdiction.js';
import { entitiesByLei } from './entities-by-lei.js';
import { entitiesByName } from './entities-by-name.js';
import { entitiesInvalidEnum } from './entities-invalid-enum.js';
import { entitiesLeiLimit } from './entities-lei-limit.js';
import { entitiesNotBySubstring } from './entities-not-by-substring.js';
import { entitiesNotHeld } from './entities-not-held.js';
import { entitiesOneBrokenLei } from './entities-one-broken-lei.js';
import { entityDetail } from './entity-detail.js';
import { entityDetailBrokenLei } from './entity-detail-broken-lei.js';
import { entityDetailIsins } from './entity-detail-isins.js';
import { entityDetailNotHeld } from './entity-detail-not-held.js';
import { entityDetailParts } from './entity-detail-parts.js';
import { entityDetailRelationships } from './entity-detail-relationships.js';
import { filterRequired } from './filter-required.js';
import { isinLookUp } from './isin-look-up.js';
import { isinSelectors } from './isin-selectors.js';
import { leftOpen } from './left-open.js';
import { lowerCaseLei } from './lower-case-lei.js';
import { otherOperationsBrokenLei } from './other-operations-broken-lei.js';
import { relationshipDirection } from './relationship-direction.js';
import { relationshipsOfLei } from './relationships-of-lei.js';
import { returnedLeis } from './returned-leis.js';
import { suggestedRegistrySpelling } from './suggested-spelling.js';

/** The legal-entity registry and its LEIs. */
export const registryChecks: readonly Check[] = [
  entitiesBrokenLei,
  entitiesByCountry,
  entitiesByEnum,
  entitiesByJurisdiction,
  entitiesByLei,
  entitiesByName,
  entitiesInvalidEnum,
  entitiesLeiLimit,
  entitiesNotBySubstring,
  entitiesNotHeld,
  entitiesOneBrokenLei,
  entityDetail,
  entityDetailBrokenLei,
  entityDetailIsins,
  entityDetailNotHeld,
  entityDetailParts,
  entityDetailRelationships,
  filterRequired,
  isinLookUp,
  isinSelectors,
  leftOpen,
  lowerCaseLei,
  otherOperationsBrokenLei,
  relationshipDirection,
  relationshipsOfLei,
  returnedLeis,
  suggestedRegistrySpelling,
];
