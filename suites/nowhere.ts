import type { World } from '../src/kit/index.js';
import { bounds } from './event-window.js';

/** A day about the point of the ocean that is farthest from land: a valid query that nothing fits. */
export const nowhere = ({ offer: { window } }: World) => ({
  ...bounds({ start: window.end, end: window.end }),
  bbox: '-48.9,-123.4,-48.8,-123.3',
});
