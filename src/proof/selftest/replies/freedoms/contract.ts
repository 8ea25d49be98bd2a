import { reshaping } from './changes.js';
import type { Freedom } from './freedom.js';

/** The served contract, the endpoints document, the changelog and removed paths. */
export const contractFreedoms: readonly Freedom[] = [
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/\*\/.*\/in$/,
    operators: ['dropped'],
    by: 'versioning.openapi.dialect',
    because: 'The parameter is still named, and how a dialect tells where it stands is left open.',
  },
  {
    operations: ['getOpenapi'],
    at: /^(?!\/info(?:\/version)?$)(?!\/paths\/.*\/schema\/)/,
    operators: ['dropped', 'emptied', 'shortened'],
    by: 'versioning.openapi.omissions',
    because: 'A contract may leave out what the deployment has.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/.*\/schema\//,
    operators: ['dropped', 'emptied', 'shortened'],
    by: 'contract-and-descriptors',
    because:
      'A schema may say less than the deployment demands: it refuses what fits where a rule is not expressed.',
  },
  {
    operations: ['getOpenapi'],
    at: /^(?!\/info(?:\/version)?$)/,
    operators: ['null', 'retyped', 'reversed', 'doubled', 'no-url', 'no-date', 'filled'],
    by: 'versioning.openapi.dialect',
    because: 'The dialect of the document is left open, so that no shape of it is wrong.',
  },
  {
    operations: ['getOpenapi'],
    at: /\/(?:description|summary|title|operationId|tags|examples?|example)(?:\/|$)/,
    by: 'versioning.openapi.dialect',
    because: 'These are texts for people and names of the document’s own.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/(?:openapi$|info\/(?!version)|servers|security|components\/securitySchemes)/,
    by: 'versioning.openapi.dialect',
    because: 'How the document names its dialect, its place and its security is left open.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/(?:paths\/\*\/.*\/(?:type|\$ref|format|pattern|style|explode|in)|components\/schemas\/\*\/(?:.*\/)?(?:type(?:\/\*)?|\$ref|format))$/,
    operators: ['unknown'],
    by: 'versioning.openapi.dialect',
    because:
      'A word that the dialect does not know says nothing, and a pattern beside an alternative that admits every text excludes nothing.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/components\/schemas\/.*\/(?:minLength|minItems|minimum)$/,
    operators: ['outside'],
    by: 'versioning.openapi.omissions',
    because: 'A bound that excludes nothing says less than another one.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/\*\/get\/parameters\/\*\/schema\/(?:items\/)?minLength$/,
    operators: ['outside'],
    by: 'versioning.openapi.omissions',
    because: 'A bound that excludes nothing says less than another one.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/\*\/get\/parameters\/\*\/schema\/(?:items\/)?max(?:Length|Items)$/,
    operators: ['shifted'],
    by: 'versioning.openapi.omissions',
    because: 'A bound that excludes less says less than another one.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/components\/schemas\/.*\/max(?:Length|imum|Items)$/,
    operators: ['shifted'],
    by: 'versioning.openapi.omissions',
    because: 'A bound that excludes less says less than another one.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/\*\/get\/parameters\/\*\/(?:schema\/exclusiveMinimum|explode)$/,
    operators: ['outside', 'negated'],
    by: 'versioning.openapi.omissions',
    because: 'A bound that excludes nothing says less than another one, and lists are written with commas.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/\*\/get\/parameters\/\*\/(?:required|in)$/,
    operators: ['negated', 'neighbour', 'another'],
    by: 'versioning.openapi.dialect',
    because:
      'Parts of a path that stand in the query or need not be sent make no valid document, and such a one is not tested.',
  },
  {
    operations: ['getOpenapi'],
    at: /^header content-type$/,
    by: 'versioning.openapi.dialect',
    because: 'The content types of the documents are left open.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/components\/schemas\/\*\/properties\/\*\/(?:items\/)?properties$/,
    operators: ['neighbour'],
    by: 'versioning.openapi.omissions',
    because: 'Members that a schema does not name may be there; those that it names need not.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/components\/schemas\/\*\/properties\/\*\/items\/type$/,
    operators: ['another'],
    by: 'versioning.openapi.omissions',
    because: 'Items that may be texts as well as objects are less than items of one type.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/components\/schemas\/\*\/properties\/\*\/minimum$/,
    operators: ['shifted'],
    rows: ['some'],
    by: 'versioning.openapi.describes-replies',
    because:
      'A bound that every reply keeps describes the replies, and the text sets none for the facilities here.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/\*\/get\/parameters\/\*\/schema\/anyOf\/\*(?:\/format)?$/,
    operators: ['neighbour', 'another'],
    by: 'versioning.openapi.dialect',
    because:
      'Alternatives mean the same in any order, and a format names what a value is: a date that reads as 00:00:00Z is one way to write an instant.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/\*\/get\/parameters\/\*\/schema\/format$/,
    operators: ['another'],
    by: 'versioning.openapi.dialect',
    because: 'By the dialect a format is an annotation, which excludes no value.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/\*\/get\/parameters\/\*\/schema\/items\/enum\/\*$/,
    operators: ['neighbour'],
    rows: ['some'],
    by: 'versioning.openapi.dialect',
    because: 'The values of the one list that changes are the same in another order.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/\*\/get\/parameters\/\*\/schema\/maxItems$/,
    operators: ['neighbour'],
    rows: ['some'],
    by: 'versioning.openapi.omissions',
    because: 'The list that changes may be longer then, and a bound that excludes less says less.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/paths\/\*\/get\/parameters\/\*\/schema\/items\/minLength$/,
    operators: ['shifted'],
    rows: ['some'],
    by: 'odd-strings',
    because:
      'The items that change are countries, handles, codes and languages, of which a single character is none that is shown.',
  },
  {
    operations: ['listEndpoints'],
    at: /^\/(?!success$|coverage)(?!.*\/strict$)/,
    by: 'routes.meta-endpoints.response',
    because: 'What the directory carries beside the key `coverage` is not shown.',
  },
  {
    operations: ['listEndpoints'],
    at: /^\/(?!coverage).*\/strict$/,
    operators: [...reshaping, 'neighbour', 'negated'],
    by: 'routes.meta-endpoints.response',
    because:
      'The split stands in `coverage`; what the directory carries beside it, and what a mark there means, is not shown.',
  },
  {
    operations: ['listEndpoints'],
    at: /^\/coverage\//,
    by: 'versioning.meta-endpoints.counts',
    because: 'How `coverage` writes the split is not shown, and its numbers may grow.',
  },
  {
    operations: ['getChangelog', 'getChangelogFeed'],
    at: /./,
    by: 'versioning.changelog.formats',
    because: 'The formats of the changelog and of its feed are left open.',
  },
  {
    operations: ['getChangelog', 'getChangelogFeed'],
    at: /^header /,
    by: 'versioning.changelog.formats',
    because: 'The formats of the changelog and of its feed are left open.',
  },
];
