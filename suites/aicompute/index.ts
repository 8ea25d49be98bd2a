import type { Check } from '../../src/kit/index.js';
import { chipSalesDesigner } from './chip-sales-designer.js';
import { chipSalesSixDesigners } from './chip-sales-six-designers.js';
import { companiesOrder } from './companies-order.js';
import { dataCentersCountry } from './data-centers-country.js';
import { dataCentersOwner } from './data-centers-owner.js';
import { dataCentersRollup } from './data-centers-rollup.js';
import { entityId } from './entity-id.js';
import { entityIdResolved } from './entity-id-resolved.js';
import { fields } from './fields.js';
import { hardwareDualFoundry } from './hardware-dual-foundry.js';
import { hardwareFoundry } from './hardware-foundry.js';
import { hardwareManufacturer } from './hardware-manufacturer.js';
import { hardwareType } from './hardware-type.js';
import { hardwareTypeCase } from './hardware-type-case.js';
import { hardwareTypeUnknown } from './hardware-type-unknown.js';
import { ignoredNames } from './ignored-names.js';
import { leftOpen } from './left-open.js';
import { limitAtMax } from './limit-at-max.js';
import { limitBounds } from './limit-bounds.js';
import { limitDefault } from './limit-default.js';
import { limitMax } from './limit-max.js';
import { limitNotANumberRefused } from './limit-not-a-number.js';
import { limitOfWholeLists } from './limit-of-whole-lists.js';
import { lists } from './lists.js';
import { modelsByCompute } from './models-by-compute.js';
import { modelsContributors } from './models-contributors.js';
import { modelsDomain } from './models-domain.js';
import { modelsFrontier } from './models-frontier.js';
import { modelsMinCompute } from './models-min-compute.js';
import { modelsOrder } from './models-order.js';
import { modelsOrganization } from './models-organization.js';
import { modelsSeveralContributors } from './models-several-contributors.js';
import { modelsTrainingCompute } from './models-training-compute.js';
import { offset } from './offset.js';
import { offsetNotANumber } from './offset-not-a-number.js';
import { orders } from './orders.js';
import { reply } from './reply.js';

/** The five AI compute lists. */
export const aiComputeChecks: readonly Check[] = [
  chipSalesDesigner,
  chipSalesSixDesigners,
  companiesOrder,
  dataCentersCountry,
  dataCentersOwner,
  dataCentersRollup,
  entityId,
  entityIdResolved,
  fields,
  hardwareDualFoundry,
  hardwareFoundry,
  hardwareManufacturer,
  hardwareType,
  hardwareTypeCase,
  hardwareTypeUnknown,
  ignoredNames,
  leftOpen,
  limitAtMax,
  limitBounds,
  limitDefault,
  limitMax,
  limitNotANumberRefused,
  limitOfWholeLists,
  lists,
  modelsByCompute,
  modelsContributors,
  modelsDomain,
  modelsFrontier,
  modelsMinCompute,
  modelsOrder,
  modelsOrganization,
  modelsSeveralContributors,
  modelsTrainingCompute,
  offset,
  offsetNotANumber,
  orders,
  reply,
];
