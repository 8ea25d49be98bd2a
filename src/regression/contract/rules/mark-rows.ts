import type { RuleRow } from './rule.js';
import { harmless } from './verdicts.js';

/** The rows for marks of something that is no schema; ids begin with what bears the marks. */
export const markRows = (bearer: string): Readonly<Record<string, RuleRow>> => ({
  [`${bearer}-deprecated`]: {
    ...harmless,
    says: '{} is marked as deprecated.',
    mirror: `${bearer}-undeprecated`,
  },
  [`${bearer}-undeprecated`]: {
    ...harmless,
    says: '{} is no longer marked as deprecated.',
    mirror: `${bearer}-deprecated`,
  },
  [`${bearer}-sunset-added`]: {
    ...harmless,
    says: '{} is marked with a date of its removal, which announces nothing.',
    mirror: `${bearer}-sunset-removed`,
  },
  [`${bearer}-sunset-removed`]: {
    ...harmless,
    says: '{} is no longer marked with a date of its removal.',
    mirror: `${bearer}-sunset-added`,
  },
  [`${bearer}-sunset-changed`]: {
    ...harmless,
    says: 'The marked date of the removal of {} is another one.',
    mirror: `${bearer}-sunset-changed`,
  },
  [`${bearer}-extension-changed`]: {
    ...harmless,
    says: 'An extension of {} changes; what it means is not known here.',
    mirror: `${bearer}-extension-changed`,
  },
});
