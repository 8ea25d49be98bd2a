import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../engine/events.js';
import { type RunningReference, startReference } from '../reference/deployment.js';
import { program, temporaryFolder } from '../whole-program.test-data.js';

const folders = temporaryFolder();
let reference: RunningReference;

beforeAll(async () => {
  reference = await startReference({ faults: [], variants: [], now: () => Date.now() });
});
afterAll(() => reference.close());
afterEach(() => folders.remove());

/** A key that has the form of the reference's and was never issued. */
const stale = () => `${reference.keys.full?.slice(0, -4)}0000`;

/** Runs a command at the reference with keys from the environment, and sees that no key is shown. */
async function at(command: 'run' | 'doctor', check: string, keys: Record<string, string | undefined>) {
  const environment = { EI_API_KEY: reference.keys.full, ...keys };
  const directory = folders.make();
  const ran = await program([command, '--base-url', reference.url, '--check', check], {
    environment,
    directory,
    ...(command === 'run' ? { out: directory } : {}),
  });
  const everything = [ran.out, ran.err, ...Object.values(ran.files)].join('\n');
  for (const key of Object.values(environment)) expect(everything).not.toContain(key);
  return { ...ran, text: ran.out.replace(/\s+/g, ' ') };
}

const overQuota = 'authentication/over-quota-key';
const pastDue = 'authentication/past-due-key';

// The first one loads the whole suite.
describe('a key that the deployment does not know', { timeout: 300_000 }, () => {
  it('is named by doctor, with its remedy', async () => {
    const { text, exitCode } = await at('doctor', overQuota, { EI_API_KEY_OVER_QUOTA: stale() });
    expect(exitCode).toBe(0);
    expect(text).toContain(
      '! settings the deployment does not know the key for over-quota (401 INVALID_API_KEY), so 1 check will not be tested',
    );
    expect(text).toContain('Set EI_API_KEY_OVER_QUOTA to a key of a workspace that is over its quota');
  });

  it('accuses nobody, and buys no conformant run either', async () => {
    const { text, exitCode } = await at('run', overQuota, { EI_API_KEY_OVER_QUOTA: stale() });
    expect(exitCode).toBe(2);
    expect(text).toContain('! settings the deployment does not know the key for over-quota');
    expect(text).toMatch(/not tested.*the role over-quota; correct or unset EI_API_KEY_OVER_QUOTA/);
    expect(text).not.toMatch(/[1-9]\d* failed/);
  });
});

describe('a key that is not in the state of its role', { timeout: 300_000 }, () => {
  const ordinary = () => ({ EI_API_KEY_PAST_DUE: reference.keys.second });
  const reading = 'EI_API_KEY_PAST_DUE is not a key of a workspace that is past due';

  it('is named before anything is judged by it', async () => {
    const { text, exitCode } = await at('doctor', pastDue, ordinary());
    expect(exitCode).toBe(0);
    expect(text).toContain(
      '! settings requests with the key for past-due get 200 instead of 402 PAYMENT_OVERDUE Check that EI_API_KEY_PAST_DUE is a key of a workspace that is past due;',
    );
  });

  it('leaves both readings to the owner of key and deployment', async () => {
    const { text, exitCode, files } = await at('run', pastDue, ordinary());
    expect(exitCode).toBe(1);
    expect(text).toContain('requests with the key for past-due get 200');
    expect(text).toContain(`200 (or ${reading})`);
    expect(files['report.json']).toContain(`200 (or ${reading})`);
  });

  it('is not excused by a flag that it should lack', async () => {
    const { text, exitCode } = await at('run', 'authentication/without-gov', {
      EI_API_KEY_WITHOUT_GOV: reference.keys.second,
    });
    expect(exitCode).toBe(1);
    expect(text).toContain('(or EI_API_KEY_WITHOUT_GOV is not a key with every plan flag but can_use_gov)');
  });
});

describe('a key whose workspace cannot pay', { timeout: 300_000 }, () => {
  it.each(['authentication/plan-required-details', 'hierarchy/required-flag', 'authentication/without-gov'])(
    'accuses nobody of lacking a flag: %s',
    async (check) => {
      const { 'over-quota': exhausted } = reference.keys;
      const { text, exitCode } = await at('run', check, {
        [check.endsWith('gov') ? 'EI_API_KEY_WITHOUT_GOV' : 'EI_API_KEY_UNENTITLED']: exhausted,
      });
      expect(exitCode).toBe(2);
      expect(text).toContain('quota-exhausted');
      expect(text).toMatch(
        /the replies do not show whether these keys are .*: [\w-]+ \(429 QUOTA_EXCEEDED\) Their checks run/,
      );
    },
  );
});

describe('keys that are what their roles require', { timeout: 300_000 }, () => {
  const keyDiagnoses = async (args: readonly string[]): Promise<readonly Diagnosis[]> => {
    const { out, exitCode } = await program(['doctor', '--reference', '--json', ...args], {
      environment: {},
    });
    expect(exitCode).toBe(0);
    const { diagnoses }: { readonly diagnoses: readonly Diagnosis[] } = JSON.parse(out);
    // That keys are refused and limited as they should be is no trouble of the main key.
    expect(diagnoses.filter(({ state }) => state !== 'good')).toEqual([]);
    return diagnoses.filter(({ said }) => /these keys|the key for/.test(said));
  };

  it('are one line of doctor, and all of the reference are in it', async () => {
    const [found, ...others] = await keyDiagnoses([]);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ state: 'good', whose: 'settings' });
    expect(found?.said.match(/[\w-]+ \(\d{3}[ \w]*\)/g)).toHaveLength(Object.keys(reference.keys).length - 1);
    expect(found?.said).toContain('rate-limited (429 RATE_LIMITED), second (200)');
  });

  it('are asked only where a selected check needs them', async () => {
    expect(await keyDiagnoses(['--check', 'service'])).toEqual([]);
    const [found] = await keyDiagnoses(['--check', pastDue, '--check', 'service']);
    expect(found?.said).toBe('these keys are what their roles require: past-due (402 PAYMENT_OVERDUE)');
  });

  it('are in the report of a run, and not in its way', async () => {
    const { text, exitCode, files } = await at('run', pastDue, {
      EI_API_KEY_PAST_DUE: reference.keys['past-due'],
    });
    expect(exitCode).toBe(0);
    expect(text).not.toContain('these keys');
    const { preflight } = JSON.parse(files['report.json'] ?? '');
    expect(preflight.diagnoses).toContainEqual(
      expect.objectContaining({ state: 'good', said: expect.stringContaining('past-due (402') }),
    );
  });
});
