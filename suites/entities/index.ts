import type { Check } from '../../src/kit/index.js';
import { byPageLink } from './by-page-link.js';
import { candidate } from './candidate.js';
import { cardId } from './card-id.js';
import { cardsAcrossLists } from './cards-across-lists.js';
import { cardsOnce } from './cards-once.js';
import { cardsWithPage } from './cards-with-page.js';
import { coOccurring } from './co-occurring.js';
import { coOccurringName } from './co-occurring-name.js';
import { coOccurringTwo } from './co-occurring-two.js';
import { detail } from './detail.js';
import { detailName } from './detail-name.js';
import { detailOfReferred } from './detail-of-referred.js';
import { detailPageLink } from './detail-page-link.js';
import { detailUnknownId } from './detail-unknown-id.js';
import { detailWikiId } from './detail-wiki-id.js';
import { eitherForm } from './either-form.js';
import { hierarchyById } from './hierarchy-by-id.js';
import { hierarchyByLei } from './hierarchy-by-lei.js';
import { hierarchyByName } from './hierarchy-by-name.js';
import { hierarchyByPageLink } from './hierarchy-by-page-link.js';
import { idOfSearch } from './id-of-search.js';
import { leftOpen } from './left-open.js';
import { limit } from './limit.js';
import { list } from './list.js';
import { oneRegistry } from './one-registry.js';
import { otherHandles } from './other-handles.js';
import { search } from './search.js';
import { shownHandles } from './shown-handles.js';
import { storiesById } from './stories-by-id.js';
import { storiesByName } from './stories-by-name.js';
import { toneWithoutEntity } from './tone-without-entity.js';
import { withoutPage } from './without-page.js';

/** Entities, their cards, and the handles by which other operations take them. */
export const entitiesChecks: readonly Check[] = [
  byPageLink,
  candidate,
  cardId,
  cardsAcrossLists,
  cardsOnce,
  cardsWithPage,
  coOccurring,
  coOccurringName,
  coOccurringTwo,
  detail,
  detailName,
  detailOfReferred,
  detailPageLink,
  detailUnknownId,
  detailWikiId,
  eitherForm,
  hierarchyById,
  hierarchyByLei,
  hierarchyByName,
  hierarchyByPageLink,
  idOfSearch,
  leftOpen,
  limit,
  list,
  oneRegistry,
  otherHandles,
  search,
  shownHandles,
  storiesById,
  storiesByName,
  toneWithoutEntity,
  withoutPage,
];
