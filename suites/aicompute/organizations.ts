import type { ComputeList } from './sample.js';

/** Members about an organization that do not name it. */
const named = (words: string): RegExp =>
  new RegExp(`^(?!.*(?:categor|type|country|sector|domain|count|date))(?=.*(?:${words}))`);

/**
 * What the member that names the organization of a row is called where it has the document's own word for it, the
 * likeliest names first.
 */
export const statedNames = {
  listDataCenters: [/(?:^|\/)owners?(?:_?name|\/name)?$/, named('owner')],
  listModels: [/(?:^|\/)(?:developing_?)?organi[sz]ations?(?:_?name|\/name)?$/, named('organi[sz]')],
  listHardware: [/(?:^|\/)manufacturers?(?:_?name|\/name)?$/, named('manufactur')],
  listCompanies: [/(?:^|\/)(?:company|organi[sz]ation)?_?name$/],
  listChipSales: [/(?:^|\/)(?:chip_?)?designers?(?:_?name|\/name)?$/, named('design'), named('manufactur')],
} as const satisfies Record<ComputeList, readonly RegExp[]>;

/** Those names and others for an organization. */
export const organizationNames = (list: ComputeList): readonly RegExp[] => [
  ...statedNames[list],
  named('organi[sz]|compan|operator|develop|creator|maker|vendor|design|manufactur|owner'),
];
