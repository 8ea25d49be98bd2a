import type { Check } from '../../src/kit/index.js';
import { appliedFiltersMembers } from './applied-filters-members.js';
import { detail } from './detail.js';
import { eachOperation } from './each-operation.js';
import { error } from './error.js';
import { errorStatus } from './error-status.js';
import { list } from './list.js';
import { metaMembers } from './meta-members.js';
import { pagination } from './pagination.js';
import { registry } from './registry.js';
import { summary } from './summary.js';

export const envelopesChecks: readonly Check[] = [
  list,
  pagination,
  detail,
  summary,
  registry,
  error,
  errorStatus,
  metaMembers,
  appliedFiltersMembers,
  eachOperation,
];
