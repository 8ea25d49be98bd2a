import { list, search } from './base.test-data.js';
import { all, cut, put } from './edit.test-data.js';
import { type Pair, page, row } from './pair.test-data.js';

/** Edits of replies as wholes after which something that is read disappears or changes. */
export const replyEdits: readonly Pair[] = [
  row(
    'a status of success is another one',
    all(
      (draft) =>
        put(`${search}/responses/206`, Object(draft.paths)['/api/v2/search'].get.responses['200'])(draft),
      cut(`${search}/responses/200`),
    ),
    'success-status-changed',
  ),
  row(
    'a status of success is gone',
    all(put(`${search}/responses/400`, { description: 'Refused' }), cut(`${search}/responses/200`)),
    'success-status-removed',
    'error-status-added',
  ),
  row('a status of errors is gone', cut(`${list}/responses/401`), 'error-status-removed'),
  row(
    'a status of errors is another one',
    all(
      (draft) =>
        put(`${list}/responses/403`, Object(draft.paths)['/api/v2/events'].get.responses['401'])(draft),
      cut(`${list}/responses/401`),
    ),
    'error-status-changed',
  ),
  row('a media type is gone', cut(`${page}/content/text~1csv`), 'response-media-type-removed'),
  row(
    'a media type is another one',
    all(
      put(`${page}/content/text~1tab-separated-values`, { schema: { type: 'string' } }),
      cut(`${page}/content/text~1csv`),
    ),
    'response-media-type-changed',
  ),
  row(
    'a media type is a range',
    all(put(`${page}/content/*~1*`, { schema: { type: 'string' } }), cut(`${page}/content/text~1csv`)),
    'response-media-type-widened',
  ),
  row('a body is gone', cut(`${search}/responses/200/content`), 'response-body-removed'),
  row(
    'a schema is gone',
    cut(`${search}/responses/200/content/application~1json/schema`),
    'response-type-widened',
  ),
  row('a header is gone', cut(`${page}/headers/Retry-After`), 'header-removed'),
  row('a header may be absent', put(`${page}/headers/X-Usage/required`, false), 'header-became-optional'),
  row('a header is a text', put(`${page}/headers/X-Usage/schema/type`, 'string'), 'response-type-changed'),
];
