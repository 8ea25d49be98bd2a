import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { types } from './hardware-types.js';
import { rowsBy } from './sample.js';

const list = 'listHardware';

export const hardwareTypeCase = defineCheck({
  id: 'aicompute/hardware-type-case',
  title: 'A type of hardware in lower case returns the hardware of the type',
  clauses: ['aicompute.hardware.type.case'],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      for (const type of types) {
        const { length } = await rowsBy(api, list, { type });
        if (length === 0) continue;
        const lower = await rowsBy(api, list, { type: type.toLowerCase() });
        expectThat(lower.length === length, '/data', `${length} rows, as by type=${type}`, lower.length);
        api.witness('rows by a type in lower case', length);
        return;
      }
      precondition(false, 'there is no hardware of any type', 'no-data');
    },
    { requests: 2 },
  ),
  refutedBy: ['aicompute.hardware.type-case-empty', 'aicompute.hardware.type-case-refused'],
});
