import { writeFileSync } from 'node:fs';
import { profileNames, profiles } from '../../../contract/profiles/index.js';
import { suite } from '../../../suites/index.js';
import { clausesOfToday, digestOfClauses } from '../../certification/scope.js';

// Gives each profile that the ledger has left behind its next version. Run from the root of the project.
for (const name of profileNames) {
  const clauses = clausesOfToday(name, suite);
  const digest = digestOfClauses(clauses);
  if (digest === profiles[name].digest) continue;
  const profile = { name, version: profiles[name].version + 1, digest, clauses };
  const text = `import type { Profile } from './profile.js';\n\nexport const ${name}: Profile = ${JSON.stringify(profile, null, 2)};\n`;
  writeFileSync(`contract/profiles/${name}.ts`, text);
  console.log(`${name} ${profile.version}: ${clauses.length} clauses`);
}
