import type { Check } from '../../src/kit/index.js';
import { energyBox } from './energy-box.js';
import { energyBrokenBox } from './energy-broken-box.js';
import { energyNear } from './energy-near.js';
import { exist } from './exist.js';
import { leftOpen } from './left-open.js';
import { offices } from './offices.js';
import { situation } from './situation.js';

/** Routes of which the specification shows little more than the path. */
export const routesChecks: readonly Check[] = [
  energyBox,
  energyBrokenBox,
  energyNear,
  exist,
  leftOpen,
  offices,
  situation,
];
