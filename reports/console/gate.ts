import type { GateResult } from '../../src/engine/gate.js';
import { counted } from '../wording.js';

type Item = readonly [word: string, text: string];

/** What the gate was asked for and what came of it, as pairs of a word and a text; none where nothing was asked. */
export const gateItems = (gate: GateResult): readonly Item[] => [
  ...when(gate.failOn.length > 0, ['fails on', `${gate.failOn.join(', ')}, too`]),
  ...when(gate.allowInconclusive.length > 0, [
    'allowed',
    `undecided for ${gate.allowInconclusive.join(', ')}: ${counted(gate.allowed.length, 'check')}`,
  ]),
  ...gate.waivers.map(
    ({ state, check, clause, expires, reason, owner, issue }) =>
      [
        state === 'applied' ? 'waived' : state,
        `${check ?? clause} until ${expires}: ${reason} (${owner}, ${issue})`,
      ] as const,
  ),
  ...baselineItems(gate.baseline ?? []),
];

function baselineItems(entries: NonNullable<GateResult['baseline']>): readonly Item[] {
  const of = (state: (typeof entries)[number]['state']) => entries.filter((each) => each.state === state);
  const quiet = (['known', 'unobserved'] as const)
    .filter((state) => of(state).length > 0)
    .map((state) => [state, `${counted(of(state).length, 'failure')} of the baseline`] as const);
  const told = (['new', 'expired', 'fixed'] as const).flatMap((state) =>
    of(state).map(({ check, operation, place }) => [state, `${check} at ${operation} ${place}`] as const),
  );
  return [...told, ...quiet];
}

const when = (holds: boolean, item: Item): readonly Item[] => (holds ? [item] : []);
