import { computeRoutes } from './compute/routes.js';
import { otherRoutes } from './elsewhere/routes.js';
import { entityRoutes } from './entities/routes.js';
import { eventRoutes } from './event-routes.js';
import { facilityRoutes } from './facilities/routes.js';
import { governmentRoutes } from './government/routes.js';
import { registryRoutes } from './registry-routes.js';
import type { Route } from './route.js';
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
