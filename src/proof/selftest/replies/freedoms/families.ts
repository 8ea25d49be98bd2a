import type { OperationId } from '../../../../../contract/index.js';

export const compute = [
  'listDataCenters',
  'listModels',
  'listHardware',
  'listCompanies',
  'listChipSales',
] as const satisfies readonly OperationId[];

export const registry = [
  'listRegistryEntities',
  'getRegistryEntity',
  'listRegistryRelationships',
  'lookUpIsin',
] as const satisfies readonly OperationId[];

export const facilities = ['listFacilities', 'getFacility'] as const satisfies readonly OperationId[];
