import { defineConfig } from 'vitest/config';

/** Left to `npm run test:rest`: it takes long, and an ordinary change seldom breaks it alone. */
const thorough = [
  'reports/{html,history}/browser.test.ts',
  'src/action.test.ts',
  'src/adoption.program.test.ts',
  'src/certification/adversary.test.ts',
  'src/cli/certification/certify.program.test.ts',
  'src/cli/regression/compare.program.test.ts',
  'src/cli/reports/baseline.program.test.ts',
  'src/cli/run/{determinism,exit-policy,replay-lines,undecided}.program.test.ts',
  'src/cli/settings/{init-types,source-file}.program.test.ts',
  'src/library/vitest.test.ts',
  'src/proof/bench/{estimates,walkthrough}.program.test.ts',
  'src/proof/hostile/{bundle,damaged-files,huge-contracts,long-texts,memory,options,outages,process,same-verdict,secrets,standstill,surroundings,tls,untrusted-text,writing}.program.test.ts',
  'src/proof/hostile/patterns/patterns.program.test.ts',
  'src/proof/reference/{,facilities/}faults.test.ts',
  'src/proof/reference/stories/faults.test.ts',
  'src/regression/scenarios/scenarios.test.ts',
];
/** Of these, `npm test` runs a part and `npm run test:rest` the others. */
const sampled = [
  'src/certification/verification.test.ts',
  'src/cli/run/resume.program.test.ts',
  'src/engine/record/merge.test.ts',
  'src/proof/hostile/target-{replies,wire}.program.test.ts',
  'src/proof/independent/conformance.program.test.ts',
  'src/proof/reference/search/search.test.ts',
  'src/proof/selftest/selftest.program.test.ts',
];
/** Tests that put others in the place of modules, or measure the memory of their process. */
const hostileFolder = 'src/proof/hostile/';
const hostile = `${hostileFolder}**/*.test.ts`;

export default defineConfig(({ mode }) => {
  const rest = mode === 'rest';
  // Each project has it, since this file is read anew for what they extend, without the mode.
  const env = { EI_TEST_TIER: rest ? 'rest' : 'quick' };
  const chosen = [...thorough, ...sampled];
  // The tests of the package need it installed.
  const left = ['.ci/**', 'bundle/**', 'dist/**', 'node_modules/**', ...(rest ? [] : thorough)];
  return {
    test: {
      testTimeout: 120_000,
      hookTimeout: 120_000,
      maxWorkers: '100%',
      // Nearly all that a run makes is dropped at once; with little room for it, tidying up takes long.
      execArgv: ['--max-semi-space-size=64'],
      projects: [
        // Loading the suite and the reference anew for each file took a third of the time.
        {
          extends: true,
          test: {
            name: 'plain',
            env,
            isolate: false,
            ...(rest ? { include: chosen } : {}),
            exclude: [...left, hostile],
          },
        },
        {
          extends: true,
          test: {
            name: 'hostile',
            env,
            include: rest ? chosen.filter((each) => each.startsWith(hostileFolder)) : [hostile],
            exclude: left,
          },
        },
      ],
    },
  };
});
