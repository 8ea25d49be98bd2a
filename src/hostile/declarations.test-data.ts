import { type Behaviours, behaviour } from './behaviour.test-data.js';
import { document, many, plain, taking } from './contract-changes.test-data.js';

export const declarations: Behaviours = {
  kind: 'Operations that the served contract declares',
  check: 'versioning/declared-schema',
  beside: ['versioning/declared-requests', 'versioning/declared-validation'],
  meets: (target) => target.endsWith('/openapi.json'),
  rows: [
    behaviour(
      'declares ten thousand operations',
      'pass',
      document((each) => ({
        ...each,
        paths: {
          ...each.paths,
          ...Object.fromEntries(many(10_000, (index) => [`/api/v2/more/${index}`, plain])),
        },
      })),
    ),
    behaviour(
      'declares ten thousand parameters',
      'pass',
      document((each) => ({
        ...each,
        paths: {
          ...each.paths,
          '/api/v2/hostile': {
            get: {
              ...plain.get,
              parameters: many(10_000, (index) => ({
                name: `p${index}`,
                in: 'query',
                required: true,
                schema: { type: 'string' },
              })),
            },
          },
        },
      })),
    ),
    behaviour(
      'declares paths that leave the API',
      'pass',
      document((each) => ({
        ...each,
        paths: {
          ...each.paths,
          '/../../admin': plain,
          '//127.0.0.1:1/x': plain,
          '/{': plain,
          '/a?b#c': plain,
          '/\r\nx: y': plain,
          '/\ud800': plain,
        },
      })),
    ),
    behaviour(
      'declares another server',
      'pass',
      document((each) => ({
        ...each,
        servers: [{ url: 'http://127.0.0.1:1/' }, { url: 'javascript:alert(1)' }],
      })),
    ),
    behaviour(
      'declares a server with variables that never end',
      'pass',
      document((each) => ({
        ...each,
        servers: [{ url: 'https://{a}/', variables: { a: { default: '{a}{a}' } } }],
      })),
    ),
    behaviour(
      'takes texts of a billion characters',
      'pass',
      taking({ type: 'string', minLength: 1_000_000_000 }, { required: true }),
    ),
    behaviour(
      'takes lists of a billion items',
      'pass',
      taking({ type: 'array', minItems: 1_000_000_000, items: { type: 'string' } }, { required: true }),
    ),
    behaviour(
      'takes numbers between 1 and 0',
      'pass',
      taking({ type: 'integer', minimum: 1, maximum: 0 }, { required: true }),
    ),
    behaviour(
      'takes numbers up to 10^308',
      'pass',
      taking({ type: 'number', maximum: 1e308, minimum: -1e308 }, { required: true }),
    ),
    behaviour(
      'takes texts of a pattern that nothing fits',
      'pass',
      taking({ type: 'string', pattern: '^a$b' }, { required: true }),
    ),
    behaviour(
      'takes one of a hundred thousand values',
      'pass',
      taking({ enum: many(100_000, (index) => `v${index}`) }, { required: true }),
    ),
    behaviour(
      'takes a parameter whose name is a header',
      'pass',
      taking({ type: 'string' }, { name: 'x\r\nHost: other', required: true }),
    ),
    behaviour(
      'takes a parameter whose name is half a character',
      'pass',
      taking({ type: 'string' }, { name: '\ud800', required: true }),
    ),
    behaviour(
      'gives an example of a megabyte',
      'pass',
      taking({ type: 'string' }, { example: 'x'.repeat(1_000_000), required: true }),
    ),
    behaviour(
      'gives an example with half a character',
      'pass',
      taking({ type: 'string', enum: ['\ud800'] }, { example: '\ud800', required: true }),
    ),
  ],
};
