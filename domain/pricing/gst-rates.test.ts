import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_RATE_PERCENT, HOME_STATE, isHomeState } from './gst.ts';
import { chargedByRate, gstByRate, gstLines, sumGst } from './gst-rates.ts';
import { add, type Paise, paise, rupees, ZERO } from './money.ts';

const rated = (value: Paise, ratePercent: number = GST_RATE_PERCENT) => [{ value, ratePercent }];
const split = (value: Paise, state: string, rate?: number) =>
  sumGst(gstByRate(rated(value, rate), isHomeState(state)));
const lines = (value: Paise, state: string, rate?: number) =>
  gstLines(gstByRate(rated(value, rate), isHomeState(state)));

describe('GST', () => {
  it('is 18% of the subtotal [9.money.3]', () => {
    expect(GST_RATE_PERCENT).toBe(18);
    expect(split(rupees(5900), 'Goa').tax).toBe(rupees(1062));
    expect(split(rupees(66_825), 'Maharashtra').tax).toBe(rupees(12_028.5));
  });

  it('is CGST 9% and SGST 9% in Maharashtra [9.money.4]', () => {
    expect(split(rupees(10_000), 'Maharashtra')).toEqual({
      tax: rupees(1800),
      cgst: rupees(900),
      sgst: rupees(900),
      igst: ZERO,
    });
  });

  it.each(['Gujarat', 'Delhi', 'Goa', 'Chandigarh', 'Ladakh', 'Maharashtra Nagar', ''])(
    'is IGST 18 percent in any other state, such as "%s" [9.money.5]',
    (state) => {
      expect(split(rupees(10_000), state)).toEqual({
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

  it('is CGST and SGST to the same paisa, each rounded by itself: 9 % of ₹19,723.84 is ₹1,775.15, twice', () => {
    expect(split(rupees(19_723.84), 'Maharashtra')).toEqual({
      tax: rupees(3550.3),
      cgst: rupees(1775.15),
      sgst: rupees(1775.15),
      igst: ZERO,
    });
    expect(split(rupees(19_723.84), 'Goa').igst).toBe(rupees(3550.29));
    expect(split(rupees(229.25), 'Maharashtra')).toMatchObject({ cgst: 2063, sgst: 2063 });
    expect(split(rupees(100), 'Maharashtra', 0.25)).toMatchObject({ cgst: 13, sgst: 13 });
  });
});

describe('GST at several rates', () => {
  const mixed = [
    { value: rupees(100.05), ratePercent: 5 },
    { value: rupees(100), ratePercent: 18 },
    { value: rupees(129.25), ratePercent: 18 },
    { value: rupees(40), ratePercent: 0 },
  ];

  it('is rounded once for each rate, the highest first', () => {
    expect(gstByRate(mixed, false).map(({ ratePercent, value, igst }) => [ratePercent, value, igst])).toEqual(
      [
        [18, rupees(229.25), rupees(41.27)],
        [5, rupees(100.05), rupees(5)],
        [0, rupees(40), ZERO],
      ],
    );
  });

  it('has halves of the same paise at every rate: ₹20.63 of ₹229.25 at 18 %, ₹2.50 of ₹100.15 at 5 %', () => {
    const rates = gstByRate([...mixed, { value: paise(10), ratePercent: 5 }], true);
    expect(rates.map(({ cgst, sgst }) => [cgst, sgst])).toEqual([
      [2063, 2063],
      [250, 250],
      [0, 0],
    ]);
    expect(sumGst(rates)).toEqual({ tax: 4626, cgst: 2313, sgst: 2313, igst: 0 });
  });

  it('always sums to the tax, in equal halves that together miss the exact tax of a rate by a paisa at most', () => {
    const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    const line = fc.record({ value: fc.integer({ min: 0, max: 10 ** 11 }).map(paise), ratePercent: rate });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.boolean(), (given, isHome) => {
        const rates = gstByRate(given, isHome);
        const { tax, cgst, sgst, igst } = sumGst(rates);
        expect(add(cgst, sgst, igst)).toBe(tax);
        expect(cgst).toBe(sgst);
        expect(isHome ? igst : add(cgst, sgst)).toBe(0);
        for (const at of rates) {
          const exact = (BigInt(at.value) * BigInt(Math.round(at.ratePercent * 100))) / 10_000n;
          expect(Math.abs(Number(BigInt(at.tax) - exact))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('is found again from what an order was charged, and adds up to just that', () => {
    const rates = gstByRate(mixed, true);
    expect(chargedByRate(mixed, sumGst(rates))).toEqual(rates);
    const elsewhere = gstByRate(mixed, false);
    expect(chargedByRate(mixed, sumGst(elsewhere))).toEqual(elsewhere);
    // An old order whose rate is only known to two decimals.
    const charged = { cgst: paise(2065), sgst: paise(2064), igst: ZERO };
    expect(chargedByRate(rated(rupees(229.25)), charged)).toEqual([
      { ratePercent: 18, value: rupees(229.25), tax: 4129, ...charged },
    ]);
    expect(chargedByRate([], { cgst: ZERO, sgst: ZERO, igst: ZERO })).toEqual([]);
  });
});

describe('the tax lines of a summary', () => {
  it('read CGST 9%, SGST 9% and IGST 18% [9.limits.15]', () => {
    expect(lines(rupees(1000), 'Maharashtra')).toEqual([
      { label: 'CGST 9%', amount: rupees(90) },
      { label: 'SGST 9%', amount: rupees(90) },
    ]);
    expect(lines(rupees(1000), 'Kerala')).toEqual([{ label: 'IGST 18%', amount: rupees(180) }]);
  });

  it('name each rate', () => {
    expect(lines(rupees(1000), 'Maharashtra', 12.5).map(({ label }) => label)).toEqual([
      'CGST 6.25%',
      'SGST 6.25%',
    ]);
    const two = [...rated(rupees(1000), 5), ...rated(rupees(1000))];
    expect(gstLines(gstByRate(two, true)).map(({ label }) => label)).toEqual([
      'CGST 9%',
      'SGST 9%',
      'CGST 2.5%',
      'SGST 2.5%',
    ]);
    expect(gstLines(gstByRate(two, false)).map(({ label }) => label)).toEqual(['IGST 18%', 'IGST 5%']);
  });

  it('are both there for a tax of a paisa each, and none without tax', () => {
    expect(lines(paise(6), 'Maharashtra')).toHaveLength(2);
    expect(lines(paise(5), 'Maharashtra')).toEqual([]);
    expect(lines(ZERO, 'Maharashtra')).toEqual([]);
    for (const [cgst, sgst] of [
      [paise(1), ZERO],
      [ZERO, paise(1)],
    ] as const)
      expect(gstLines([{ ratePercent: 18, cgst, sgst, igst: ZERO }])).toHaveLength(2);
    expect(lines(rupees(1000), 'Kerala', 0)).toEqual([]);
  });
});
