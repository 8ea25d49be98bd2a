import { changed, type Delivery } from '../cli/live/mischief.test-data.js';

interface Document {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly [member: string]: unknown;
}
interface Operation {
  readonly parameters: readonly unknown[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly [member: string]: unknown;
}

export const place = '/api/v2/events';

/** The whole document is another. */
export const document = (change: (document: Document) => unknown): Delivery =>
  changed((text) => JSON.stringify(change(JSON.parse(text))));
export const operation = (change: (operation: Operation) => unknown): Delivery =>
  document((whole) => ({
    ...whole,
    paths: {
      ...whole.paths,
      [place]: { get: change((whole.paths[place] ?? { get: { parameters: [], responses: {} } }).get) },
    },
  }));
/** The list of Events is declared to answer so. */
export const answering = (schema: unknown, schemas: Readonly<Record<string, unknown>> = {}): Delivery =>
  document((whole) => {
    const { get } = whole.paths[place] ?? { get: { parameters: [], responses: {} } };
    const responses = { '200': { description: 'OK', content: { 'application/json': { schema } } } };
    const components = Object(whole.components);
    return {
      ...whole,
      paths: { ...whole.paths, [place]: { get: { ...get, responses } } },
      components: { ...components, schemas: { ...components.schemas, ...schemas } },
    };
  });
/** An operation that is not ours takes such a parameter. */
export const taking = (schema: unknown, more: object = {}): Delivery =>
  document((whole) => ({
    ...whole,
    paths: {
      ...whole.paths,
      '/api/v2/hostile': {
        get: {
          parameters: [{ name: 'x', in: 'query', schema, ...more }],
          responses: { '200': { description: 'OK' } },
        },
      },
    },
  }));

export const many = <Made>(count: number, make: (index: number) => Made): readonly Made[] =>
  Array.from({ length: count }, (_, index) => make(index));
/** An operation without parameters. */
export const plain = { get: { responses: { '200': { description: 'OK' } } } };
