import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { periodQuery } from './period.ts';

const period = z.object(periodQuery);

describe('a period in a query', () => {
  it('is of days in India, the last one included', () => {
    expect(period.parse({ from: '2026-04-01', to: '2026-04-01' })).toEqual({
      from: new Date('2026-03-31T18:30:00Z'),
      to: new Date('2026-04-01T18:30:00Z'),
    });
  });

  it('is cut to the dates that the database can store', () => {
    const [first, last] = [new Date('0001-01-01T00:00:00Z'), new Date('9999-12-31T23:59:59.999Z')];
    expect(period.parse({ from: '0000-01-01', to: '9999-12-31T23:59:59-12:00' })).toEqual({
      from: first,
      to: last,
    });
    expect(period.parse({ to: '9999-12-31' })).toEqual({ to: new Date('9999-12-31T18:30:00Z') });
  });
});
