import { describe, expect, it } from 'vitest';
import { isOfferLive, offerBanner, offerEndsAt } from './offer.ts';

const offer = { discount: '1500 off', endDate: '2025-11-15', enabled: true };

describe('an offer', () => {
  it('ends with the last moment of its end date in India', () => {
    expect(offerEndsAt(offer).toISOString()).toBe('2025-11-15T18:29:59.999Z');
  });

  it.each([
    ['2025-01-01T00:00:00Z', true],
    ['2025-11-15T00:00:00Z', true],
    ['2025-11-15T18:29:59.999Z', true],
    ['2025-11-15T18:30:00.000Z', false],
    ['2026-11-15T00:00:00Z', false],
  ])('seen at %s is live: %s', (now, live) => {
    expect(isOfferLive(offer, new Date(now))).toBe(live);
  });

  it('that is switched off, missing, or without a real end date is not live', () => {
    const now = new Date('2025-11-01T00:00:00Z');
    expect(isOfferLive({ ...offer, enabled: false }, now)).toBe(false);
    expect(isOfferLive(undefined, now)).toBe(false);
    expect(isOfferLive({ ...offer, endDate: 'soon' }, now)).toBe(false);
  });

  it('shows its discount, the words "Offer Live Till" and the long date', () => {
    expect(offerBanner(offer, new Date('2025-11-15T10:00:00Z'))).toEqual({
      discount: '1500 off',
      label: 'Offer Live Till',
      endDate: '15 November 2025',
    });
  });

  it('shows nothing once it is over', () => {
    expect(offerBanner(offer, new Date('2025-11-16T10:00:00Z'))).toBeUndefined();
    expect(offerBanner(undefined, new Date('2025-11-16T10:00:00Z'))).toBeUndefined();
  });
});
