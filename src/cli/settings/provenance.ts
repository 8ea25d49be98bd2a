import type { Setting } from '../../engine/events.js';
import type { Target } from '../target.js';
import type { Effective, Told } from './effective.js';

/** Every effective value of a run with where it came from; of keys their roles alone. */
export function provenanceOf(
  { options, origins }: Effective,
  target: Target,
  seed: number,
): Readonly<Record<string, Setting>> {
  const told = Object.entries(origins).flatMap(([name, from]): [string, Setting][] => {
    const value = shown(options[name as Told]);
    return value === undefined ? [] : [[name, { value, from }]];
  });
  const keys = target.keys.map(({ role, from }) => [`keys.${role}`, { value: 'given', from }] as const);
  return {
    ...Object.fromEntries(told),
    baseUrl: { value: target.baseUrl, from: target.from },
    seed: { value: seed, from: options.seed === undefined ? 'drawn' : origins.seed },
    ...Object.fromEntries(keys),
    ...target.proxy?.settings,
    ...(target.unverified === true ? { certificates: unverified } : {}),
  };
}

const unverified: Setting = { value: 'not verified', from: 'environment NODE_TLS_REJECT_UNAUTHORIZED' };

/** A value as one text or number; undefined for none. */
function shown(value: unknown): string | number | undefined {
  if (value === undefined || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(', ') || 'all';
  if (typeof value !== 'object' || value === null) return String(value);
  return (
    Object.entries(value)
      .map(([name, each]) => `${name}=${each}`)
      .join(', ') || 'none'
  );
}
