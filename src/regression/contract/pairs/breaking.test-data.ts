import { fieldValueEdits } from './field-values.test-data.js';
import { fieldEdits } from './fields.test-data.js';
import { operationEdits } from './operations.test-data.js';
import type { Pair } from './pair.test-data.js';
import { parameterEdits } from './parameters.test-data.js';
import { replyEdits } from './replies.test-data.js';
import { sentFormEdits } from './sent-forms.test-data.js';
import { sentValueEdits } from './sent-values.test-data.js';

/** Edits after which a working request stops working or a field that is read changes or disappears, and new values of closed lists. */
export const breakingEdits: readonly Pair[] = [
  ...operationEdits,
  ...parameterEdits,
  ...sentValueEdits,
  ...sentFormEdits,
  ...replyEdits,
  ...fieldEdits,
  ...fieldValueEdits,
];
