import { describe, expect, it } from 'vitest';
import { isinOf, leiOf, mod97 } from './legal-entity.js';
import { registryOf } from './registry.js';

const registry = registryOf(3);

describe('check digits', () => {
  it('agree with published examples', () => {
    expect(leiOf('7H6GLXDRUGQFU57RNE')).toBe('7H6GLXDRUGQFU57RNE97');
    expect(leiOf('5493001KJTIIGC8Y1R')).toBe('5493001KJTIIGC8Y1R12');
    expect(isinOf('US037833100')).toBe('US0378331005');
    expect(isinOf('GB000263494')).toBe('GB0002634946');
  });
});

describe('registry', () => {
  it('is the same for the same seed, and has the size asked for', () => {
    expect(registryOf(3)).toEqual(registry);
    expect(registryOf(4)).not.toEqual(registry);
    expect(registry.entities).toHaveLength(4_900);
    expect(registryOf(3, 25).entities).toHaveLength(25);
  });

  it('holds valid and distinct LEIs and ISINs', () => {
    for (const { lei } of registry.entities) {
      expect(lei).toMatch(/^[0-9A-Z]{18}[0-9]{2}$/);
      expect(mod97(lei)).toBe(1);
    }
    expect(new Set(registry.entities.map(({ lei }) => lei)).size).toBe(4_900);
    for (const { isin } of registry.securities) expect(isinOf(isin.slice(0, 11))).toBe(isin);
  });

  it('relates children to parents that it holds, and declares exceptions', () => {
    const held = new Set(registry.entities.map(({ lei }) => lei));
    expect(registry.relationships.length).toBeGreaterThan(300);
    for (const { start_node, end_node } of registry.relationships) {
      expect(held.has(start_node) && held.has(end_node) && start_node !== end_node).toBe(true);
    }
    expect(registry.exceptions.some(({ reason }) => reason === 'NO_KNOWN_PERSON')).toBe(true);
  });

  it('has accents, alpha-2 and subdivision jurisdictions, and every status and category', () => {
    expect(registry.entities.some(({ legal_name }) => /[^\x20-\x7e]/.test(legal_name))).toBe(true);
    const jurisdictions = new Set(registry.entities.map(({ jurisdiction }) => jurisdiction));
    expect(jurisdictions).toContain('US');
    expect(jurisdictions).toContain('US-DE');
    expect(new Set(registry.entities.map(({ entity_status }) => entity_status)).size).toBe(2);
    expect(new Set(registry.entities.map(({ registration_status }) => registration_status)).size).toBe(5);
    expect(new Set(registry.entities.map(({ entity_category }) => entity_category)).size).toBe(5);
  });
});
