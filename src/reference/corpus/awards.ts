import type { Entity } from './entities.js';
import { agencies, awardTypes, otherRecipients, purposes, recipientForms } from './government-names.js';
import { type Random, randomFrom } from './random.js';
import { oncePerRecords, type Records } from './records.js';

/** Who receives awards: one registration, of which an organisation may have several. */
export interface Recipient {
  /** The public federal entity identifier, 12 characters. */
  readonly uei: string;
  readonly name: string;
  /** The entity it belongs to, where that is known. */
  readonly entity: Entity | undefined;
}

export interface Award {
  readonly id: string;
  readonly recipient: Recipient;
  /** Obligated amount in cents; below zero where money was taken back. */
  readonly cents: number;
  readonly agency: string;
  readonly type: string;
  /** YYYY-MM-DD. */
  readonly actionDate: string;
  readonly description: string | null;
}

/** Neither I nor O, which look like digits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

function ueiFrom(random: Random): string {
  const characters = Array.from({ length: 11 }, () => alphabet.charAt(random.whole(0, alphabet.length - 1)));
  return `${alphabet.charAt(random.whole(0, 23))}${characters.join('')}`;
}

/** How many registrations organisations have, in turns. */
const registrations = [3, 1, 2, 1, 1] as const;

function recipientsOf(random: Random, entities: readonly Entity[]): readonly Recipient[] {
  const organisations = entities.filter(
    ({ type, id, canonicalId, status }) =>
      type === 'Organization' && id === canonicalId && status === 'active',
  );
  const known = organisations.flatMap((entity, at) =>
    recipientForms.slice(0, registrations[at % registrations.length]).map((form, turn) => {
      // A few registrations keep the letter case of the organisation.
      const name = (at + turn) % 5 === 4 ? entity.name : entity.name.toUpperCase();
      return { uei: ueiFrom(random), name: `${name} ${form}`, entity };
    }),
  );
  const others = otherRecipients.map((name) => ({ uei: ueiFrom(random), name, entity: undefined }));
  return [...known, ...others];
}

/** The first recipient has more awards than one reply shows; the last six have one each, all of one amount. */
function countOf(at: number, recipients: number): number {
  if (at === 0) return 640;
  return at >= recipients - 6 ? 1 : Math.max(1, Math.round(210 / at ** 1.1));
}

const days = 86_400_000;
const firstDay = Date.parse('2019-01-02');
const lastDay = Date.parse('2026-02-27');

function dateFrom(random: Random): string {
  // Many awards are made on the last day of the fiscal year.
  if (random.chance(0.12)) return `${random.whole(2019, 2025)}-09-30`;
  return new Date(firstDay + random.whole(0, (lastDay - firstDay) / days) * days).toISOString().slice(0, 10);
}

function centsFrom(random: Random): number {
  const size = Math.round(10 ** random.real(5, 10.5, 4));
  if (random.chance(0.04)) return -Math.round(size / 20);
  return random.chance(0.02) ? 0 : size;
}

const text = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

function awardsOf({ seed, entities }: Records): readonly Award[] {
  const random = randomFrom(`awards of ${seed}`);
  const recipients = recipientsOf(random, entities);
  return recipients
    .flatMap((recipient, at) =>
      Array.from({ length: countOf(at, recipients.length) }, (_, index): Award => {
        const last = at >= recipients.length - 6;
        return {
          id: `AWD_${recipient.uei.slice(0, 4)}_${random.hex(8).toUpperCase()}${index}`,
          recipient,
          cents: last ? 2_500_000 : centsFrom(random),
          agency: random.pick(agencies),
          type: random.pick(awardTypes),
          actionDate: dateFrom(random),
          description: random.chance(0.1) ? null : random.pick(purposes),
        };
      }),
    )
    .toSorted((left, right) => text(right.actionDate, left.actionDate) || text(left.id, right.id));
}

/** The federal awards of a corpus, newest action first; built once. */
export const awardsIn = oncePerRecords(awardsOf);
