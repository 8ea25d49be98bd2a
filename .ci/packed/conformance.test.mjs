import { createReference } from 'ei-conformance/reference';
import { conformanceTests } from 'ei-conformance/vitest';

const { fetch, accounts } = createReference({ now: () => new Date() });
const full = accounts.find(({ role }) => role === 'full').key;
conformanceTests({ fetch, keys: { full }, select: ['events/limit-above-max', 'events/limit-default'] });
