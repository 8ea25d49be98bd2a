import type { Change } from '../contract/change.js';
import { type DeclaredOperation, declaredIn, operationKey } from './declared.js';
import type { Diff } from './watch.js';

/** How two contracts differ in what they declare: operations and parameters that came or went, and parameters that were flagged. */
export const declaredDiff: Diff = (older, newer) => {
  const [before, after] = [older, newer].map(
    (document) => new Map(declaredIn(document).operations.map((each) => [operationKey(each.path), each])),
  ) as [Map<string, DeclaredOperation>, Map<string, DeclaredOperation>];
  return [
    ...[...before].flatMap(([key, operation]) => {
      const now = after.get(key);
      return now === undefined ? [gone(operation)] : parameterChanges(operation, now);
    }),
    ...[...after].filter(([key]) => !before.has(key)).map(([, operation]) => come(operation)),
  ];
};

const at = ({ name }: DeclaredOperation): string =>
  `/paths/${name.slice('GET '.length).replaceAll('~', '~0').replaceAll('/', '~1')}/get`;

const gone = (operation: DeclaredOperation): Change => ({
  rule: 'operation-removed',
  class: 'breaking',
  operation: operation.name,
  at: at(operation),
  from: 'declared',
  said: `${operation.name} is no longer declared.`,
});

const come = (operation: DeclaredOperation): Change => ({
  rule: 'operation-added',
  class: 'free',
  operation: operation.name,
  at: at(operation),
  to: 'declared',
  said: `${operation.name} is new.`,
});

function parameterChanges(older: DeclaredOperation, newer: DeclaredOperation): readonly Change[] {
  const names = [...new Set([...older.parameters.keys(), ...newer.parameters.keys()])];
  return names.flatMap((parameter): readonly Change[] => {
    const [was, is] = [older, newer].map(({ parameters }) => wordFor(parameters.get(parameter)?.deprecated));
    if (was === is) return [];
    const place = { operation: newer.name, parameter, at: `${at(newer)}/parameters` };
    if (is === undefined) {
      return [
        {
          ...place,
          rule: 'parameter-removed',
          class: 'breaking',
          from: was ?? '',
          said: `The parameter ${parameter} of ${newer.name} is no longer declared.`,
        },
      ];
    }
    return was === undefined
      ? [
          {
            ...place,
            rule: 'parameter-added',
            class: 'free',
            to: is,
            said: `The parameter ${parameter} of ${newer.name} is new.`,
          },
        ]
      : [
          {
            ...place,
            rule: 'parameter-flagged',
            class: 'free',
            from: was,
            to: is,
            said: `The parameter ${parameter} of ${newer.name} was ${was} and is ${is}.`,
          },
        ];
  });
}

const wordFor = (flagged: boolean | undefined): string | undefined =>
  flagged === undefined ? undefined : flagged ? 'deprecated' : 'active';
