export { listChipSales } from './chip-sales.js';
export { listCompanies } from './companies.js';
export { listDataCenters } from './data-centers.js';
export { listHardware } from './hardware.js';
export { listModels } from './models.js';
