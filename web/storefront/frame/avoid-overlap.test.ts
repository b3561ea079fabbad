import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, liftAboveControls } from './avoid-overlap.ts';

const phone = { width: 360, height: 740 };
const tabs = { width: 44, height: 97 };
const room = { lowest: 16, ceiling: 64 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the place of the tabs at the edge of a phone', () => {
  it('is the lowest one where nothing is in the way', () => {
    expect(liftAboveControls(tabs, phone, [], room)).toBe(16);
    expect(liftAboveControls(tabs, phone, [box(16, 680, 158, 44)], room)).toBe(16);
  });

  it('is above a button that it would cover', () => {
    const addToCart = box(186, 660, 158, 44);
    expect(liftAboveControls(tabs, phone, [addToCart], room)).toBe(80);
  });

  it('is between the heart of one card and the button of another', () => {
    const controls = [box(300, 380, 44, 44), box(186, 660, 158, 44), box(300, 724, 44, 44)];
    const lift = liftAboveControls(tabs, phone, controls, room);
    expect(lift).toBe(80);
    expect(740 - (lift ?? 0) - tabs.height).toBeGreaterThanOrEqual(424);
  });

  it('may lie on a large picture that is a link', () => {
    expect(liftAboveControls(tabs, phone, [box(20, 300, 320, 420)], room)).toBe(16);
  });

  it('is nowhere where buttons stand from top to bottom', () => {
    const column = Array.from({ length: 15 }, (_, row) => box(300, row * 50, 44, 44));
    expect(liftAboveControls(tabs, phone, column, room)).toBeNull();
  });

  it('is nowhere in a window that is too low', () => {
    expect(liftAboveControls(tabs, { width: 640, height: 150 }, [], room)).toBeNull();
  });

  it('covers nothing of a button and little of a large control, whatever stands there', () => {
    const anyBox = fc
      .tuple(fc.nat(340), fc.nat(800), fc.integer({ min: 8, max: 340 }), fc.integer({ min: 8, max: 500 }))
      .map(([left, top, width, height]) => box(left, top, width, height));
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 12 }), (controls) => {
        const lift = liftAboveControls(tabs, phone, controls, room);
        if (lift === null) return;
        const place = box(316, 740 - lift - 97, 44, 97);
        for (const { left, top, right, bottom } of controls) {
          const width = Math.min(right, place.right) - Math.max(left, place.left);
          const height = Math.min(bottom, place.bottom) - Math.max(top, place.top);
          const covered = Math.max(0, width) * Math.max(0, height);
          const area = (right - left) * (bottom - top);
          if (area < 20_000) expect(covered).toBe(0);
          else expect(covered).toBeLessThan(0.05 * area);
        }
        expect(place.top).toBeGreaterThanOrEqual(64);
      }),
    );
  });
});
