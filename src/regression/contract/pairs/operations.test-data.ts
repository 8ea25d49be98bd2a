import { search } from './base.test-data.js';
import { all, cut, put } from './edit.test-data.js';
import { type Pair, row } from './pair.test-data.js';

/** Edits of operations and of what a request must show that stop working requests. */
export const operationEdits: readonly Pair[] = [
  // Operations
  row('a path is gone', cut('/paths/~1api~1v2~1search'), 'operation-removed'),
  row('a method is gone', cut(search), 'operation-removed'),
  row(
    'a path is another one',
    all(
      (draft) => put('/paths/~1api~1v2~1find', Object(draft.paths)['/api/v2/search'])(draft),
      cut('/paths/~1api~1v2~1search'),
    ),
    'operation-moved',
  ),
  row(
    'a method is another one',
    all(
      (draft) => put('/paths/~1api~1v2~1search/post', Object(draft.paths)['/api/v2/search'].get)(draft),
      cut(search),
    ),
    'operation-moved',
  ),
  row(
    'every path lies below another base path',
    put('/servers/0/url', 'https://api.example.com/eu'),
    'base-path-changed',
  ),
  row('another host', put('/servers/0/url', 'https://api.example.org'), 'server-changed'),
  row('plain HTTP in the place of HTTPS', put('/servers/0/url', 'http://api.example.com'), 'server-changed'),

  // Security
  row('another scheme everywhere', put('/security', [{ other: [] }]), 'security-changed'),
  row('a second key in addition', put('/security', [{ key: [], other: [] }]), 'security-changed'),
  row(
    'a scheme that means another header',
    put('/components/securitySchemes/key', { type: 'apiKey', in: 'header', name: 'X-Token' }),
    'security-changed',
  ),
  row('another scheme of one operation', put(`${search}/security`, [{ other: [] }]), 'security-changed'),
];
