import type { AiCompute } from './ai-compute.js';
import type { Directory } from './facilities.js';
import type { Award, ForeignAgentLink } from './government.js';
import type { Registry } from './registry.js';
import type { Story } from './stories.js';

/** Rows that a deployment need not hold, each kind as a deployment with fewer of them has it. */
export interface Thinned {
  readonly aiCompute?: (whole: AiCompute) => AiCompute;
  readonly directory?: (whole: Directory) => Directory;
  readonly awards?: (whole: readonly Award[]) => readonly Award[];
  readonly links?: (whole: readonly ForeignAgentLink[]) => readonly ForeignAgentLink[];
  readonly registry?: (whole: Registry) => Registry;
  /** Whether a Story is held. */
  readonly stories?: (story: Story) => boolean;
}
