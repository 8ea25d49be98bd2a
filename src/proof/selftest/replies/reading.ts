import type { Check, PropertyCheck } from '../../../kit/index.js';

/** A check that does not seek the simplest input that fails: it takes time, and decides nothing. */
export function withoutShrinking(check: Check): Check {
  if (check.kind === 'invariant') return check;
  const { property, runs } = check;
  const simplest: typeof property.simplest = async (...given) => {
    const [world, seed, index] = given;
    return property.trials(world, seed, runs)[index] ?? property.simplest(...given);
  };
  return { ...check, property: { ...property, simplest } };
}

/** The check, and whether it chooses or tries inputs just now. */
export function readingBy(check: Check | undefined): {
  readonly checks: readonly Check[];
  readonly isOn: () => boolean;
} {
  if (check === undefined || check.kind === 'invariant')
    return { checks: check === undefined ? [] : [check], isOn: () => true };
  const { property } = check;
  let isChoosing = false;
  let trying = 0;
  const trials: PropertyCheck['property']['trials'] = (...given) => {
    isChoosing = true;
    try {
      return property.trials(...given).map((trial) => ({
        ...trial,
        run: async (api) => {
          trying += 1;
          try {
            await trial.run(api);
          } finally {
            trying -= 1;
          }
        },
      }));
    } finally {
      isChoosing = false;
    }
  };
  return {
    checks: [{ ...check, property: { ...property, trials } }],
    isOn: () => isChoosing || trying > 0,
  };
}
