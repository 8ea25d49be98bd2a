import { computeRoutes } from './aicompute/routes.js';
import { entityRoutes } from './entities/routes.js';
import { eventRoutes } from './events/routes.js';
import { facilityRoutes } from './facilities/routes.js';
import { otherRoutes } from './further-operations.js';
import { governmentRoutes } from './government.js';
import type { Route } from './http/route.js';
import { registryRoutes } from './registry.js';
import { storyRoutes } from './stories/routes.js';

/** Every route, those with fixed segments before those with open ones. */
export const routes: readonly Route[] = [
  ...eventRoutes,
  ...registryRoutes,
  ...facilityRoutes,
  ...computeRoutes,
  ...storyRoutes,
  ...entityRoutes,
  ...governmentRoutes,
  ...otherRoutes,
];
