import type { Schema } from '../schema.js';
import { envelopeSchemas } from './envelopes.js';
import { eventSchemas } from './events.js';
import { referenceSchemas } from './reference-families.js';
import { storySchemas } from './stories.js';

/** The schemas of replies; what the document does not show stays unconstrained. */
export const schemas: Readonly<Record<string, Schema>> = {
  ...envelopeSchemas,
  ...eventSchemas,
  ...storySchemas,
  ...referenceSchemas,
};
