import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_RATE_PERCENT, gstLines, HOME_STATE, isHomeState, splitGst } from './gst.ts';
import { add, paise, rupees, ZERO } from './money.ts';

describe('GST', () => {
  it('is 18% of the subtotal [9.money.3]', () => {
    expect(GST_RATE_PERCENT).toBe(18);
    expect(splitGst(rupees(5900), 'Goa').tax).toBe(rupees(1062));
    expect(splitGst(rupees(66_825), 'Maharashtra').tax).toBe(rupees(12_028.5));
  });

  it('is CGST 9% and SGST 9% in Maharashtra [9.money.4]', () => {
    expect(splitGst(rupees(10_000), 'Maharashtra', 18)).toEqual({
      tax: rupees(1800),
      cgst: rupees(900),
      sgst: rupees(900),
      igst: ZERO,
    });
  });

  it.each(['Gujarat', 'Delhi', 'Goa', 'Chandigarh', 'Ladakh', 'Maharashtra Nagar', ''])(
    'is IGST 18 percent in any other state, such as "%s" [9.money.5]',
    (state) => {
      expect(splitGst(rupees(10_000), state, 18)).toEqual({
        tax: rupees(1800),
        cgst: ZERO,
        sgst: ZERO,
        igst: rupees(1800),
      });
    },
  );

  it.each(['maharashtra', 'MAHARASHTRA', '  Maharashtra '])('knows its home state as "%s"', (state) => {
    expect(isHomeState(state)).toBe(true);
    expect(HOME_STATE).toBe('Maharashtra');
  });

  it('gives the odd paisa to CGST, so that both halves make the tax', () => {
    expect(splitGst(rupees(229.25), 'Maharashtra', 18)).toEqual({
      tax: rupees(41.27),
      cgst: rupees(20.64),
      sgst: rupees(20.63),
      igst: ZERO,
    });
  });

  it('always sums to the tax, in halves that differ by a paisa at most', () => {
    const rates = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    const states = fc.constantFrom('Maharashtra', 'Kerala');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), states, rates, (count, state, rate) => {
        const { tax, cgst, sgst, igst } = splitGst(paise(count), state, rate);
        expect(add(cgst, sgst, igst)).toBe(tax);
        expect([0, 1]).toContain(cgst - sgst);
      }),
    );
  });
});

describe('the tax lines of a summary', () => {
  it('read CGST 9%, SGST 9% and IGST 18% [9.limits.15]', () => {
    expect(gstLines(splitGst(rupees(1000), 'Maharashtra'))).toEqual([
      { label: 'CGST 9%', amount: rupees(90) },
      { label: 'SGST 9%', amount: rupees(90) },
    ]);
    expect(gstLines(splitGst(rupees(1000), 'Kerala'))).toEqual([{ label: 'IGST 18%', amount: rupees(180) }]);
  });

  it('name the rate of the settings', () => {
    expect(gstLines(splitGst(rupees(1000), 'Maharashtra', 12.5), 12.5).map(({ label }) => label)).toEqual([
      'CGST 6.25%',
      'SGST 6.25%',
    ]);
    expect(gstLines(splitGst(rupees(1000), 'Kerala', 5), 5)[0]?.label).toBe('IGST 5%');
  });

  it('are both there for a tax of one paisa, and none without tax', () => {
    expect(gstLines(splitGst(paise(3), 'Maharashtra'))).toHaveLength(2);
    expect(gstLines(splitGst(ZERO, 'Maharashtra'))).toEqual([]);
    expect(gstLines(splitGst(rupees(1000), 'Kerala', 0), 0)).toEqual([]);
  });
});
