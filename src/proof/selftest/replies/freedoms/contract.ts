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
    because: 'A word that the dialect does not know says nothing that a reply could contradict.',
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
    operations: ['listEndpoints'],
    at: /^\/(?!success$|coverage)(?!.*\/strict$)/,
    by: 'routes.meta-endpoints.response',
    because: 'What the directory carries beside the key `coverage` is not shown.',
  },
  {
    operations: ['listEndpoints'],
    at: /^\/(?!coverage).*\/strict$/,
    operators: [...reshaping, 'neighbour'],
    by: 'routes.meta-endpoints.response',
    because: 'How the directory marks what validates requests is not shown.',
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
];
