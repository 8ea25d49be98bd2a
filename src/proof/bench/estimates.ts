import type { Preset } from '../../cli/settings/presets.js';
import { runOnIndependent } from './independent-run.js';
import { costOfReference } from './reference-run.js';

const presets: readonly Preset[] = ['full', 'gate'];

/** Prints how many requests a plan expects, and how many its run sends, for seeds from 1 to this one. */
async function main(last = '1'): Promise<void> {
  for (let seed = 1; seed <= Number(last); seed += 1) {
    for (const preset of presets) {
      const runs = {
        reference: await costOfReference(preset, seed),
        'independent deployment': await runOnIndependent({ preset, seed }),
      };
      for (const [name, { expected, sent }] of Object.entries(runs)) {
        const difference = `${(100 * (expected / sent - 1)).toFixed(1)} %`;
        console.log(`${name}, ${preset}, seed ${seed}: ${expected} expected, ${sent} sent (${difference})`);
      }
    }
  }
}

await main(...process.argv.slice(2));
