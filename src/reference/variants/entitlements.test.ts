import { expect, it } from 'vitest';
import type { entitlementVariants } from '../entitlement.js';
import type { VariantId } from '../index.js';
import { ask } from './asked.test-data.js';

const paths: Readonly<Record<keyof typeof entitlementVariants, string>> = {
  'entitlement.without-can_use_leiregistry': 'leiregistry/relationships',
  'entitlement.without-can_use_exposure': 'entities/e_00/hierarchy',
  'entitlement.without-can_use_aicompute': 'aicompute/models',
  'entitlement.without-can_use_facilities': 'facilities',
  'entitlement.without-can_use_gov': 'gov/fara',
};

it.each(Object.entries(paths))('%s refuses the full key', async (id, path) => {
  expect(await ask(path, [id as VariantId])).toMatchObject({ status: 403, body: { code: 'PLAN_REQUIRED' } });
  expect((await ask(path)).status).not.toBe(403);
});
