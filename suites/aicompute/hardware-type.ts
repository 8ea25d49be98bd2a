import { defineCheck, expectThat, forEach, sameJson } from '../../src/kit/index.js';
import { typeOf, typePath, types } from './hardware-types.js';
import { rowsBy, sampleOf } from './sample.js';

const list = 'listHardware';

export const hardwareType = defineCheck({
  id: 'aicompute/hardware-type',
  title: 'type takes each of the eleven types of hardware and keeps the hardware of that type, and no other',
  clauses: [
    'aicompute.hardware.type',
    'aicompute.hardware.type.gpu',
    'aicompute.hardware.type.tpu',
    'aicompute.hardware.type.gpgpu',
    'aicompute.hardware.type.xpu',
    'aicompute.hardware.type.xpu-r',
    'aicompute.hardware.type.npu',
    'aicompute.hardware.type.asic',
    'aicompute.hardware.type.lpu',
    'aicompute.hardware.type.hybrid-cpu',
    'aicompute.hardware.type.other',
    'aicompute.hardware.type.dcu',
  ],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(types, async (api, type) => {
    const hardware = await sampleOf(api, list);
    const path = typePath(hardware);
    const rows = await rowsBy(api, list, { type });
    if (path === undefined) {
      // Hardware that does not show its type is at least of no other type.
      const other = type === 'GPU' ? 'GPGPU' : 'GPU';
      const others = await rowsBy(api, list, { type: other });
      const common = rows.findIndex((row) => others.some((each) => sameJson(each, row)));
      expectThat(common === -1, `/data/${common}`, `no hardware of both ${type} and ${other}`, rows[common]);
      if (others.length > 0) api.witness('hardware of a type', rows.length);
      return;
    }
    const strange = rows.findIndex((row) => (typeOf(row, path) ?? type.toLowerCase()) !== type.toLowerCase());
    expectThat(strange === -1, `/data/${strange}${path}`, type, rows[strange]);
    const least = hardware.filter((row) => typeOf(row, path) === type.toLowerCase()).length;
    expectThat(rows.length >= least, '/data', `${least} rows by type=${type}, or more`, rows.length);
    api.witness('hardware of a type', rows.length);
  }),
  refutedBy: [
    'aicompute.hardware.type-asic-refused',
    'aicompute.hardware.type-dcu-refused',
    'aicompute.hardware.type-dropped',
    'aicompute.hardware.type-gpgpu-refused',
    'aicompute.hardware.type-gpu-refused',
    'aicompute.hardware.type-hybrid-cpu-refused',
    'aicompute.hardware.type-lpu-refused',
    'aicompute.hardware.type-npu-refused',
    'aicompute.hardware.type-other-refused',
    'aicompute.hardware.type-substring',
    'aicompute.hardware.type-tpu-refused',
    'aicompute.hardware.type-xpu-r-refused',
    'aicompute.hardware.type-xpu-refused',
  ],
});
