import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listResponse } from './crud-responses.ts';
import { writeResponses } from './write-responses.ts';

const rack = z.object({ name: z.string() });
const route = { method: 'GET', url: '/api/racks' };
const pagination = { page: 1, limit: 20, total: 1, pages: 1 };

describe('a reply that has its content twice', () => {
  const write = writeResponses({ ...route, schema: listResponse('racks', rack) });

  it('is read as if it had been written in one go', () => {
    const racks = [{ name: 'Half "rack"' }];
    const reply = { success: true, data: racks, racks, pagination };
    expect(write(reply)).toBe(JSON.stringify(reply));
  });

  it('keeps to itself what its schema does not name, at every depth', () => {
    const racks = [{ name: 'Half rack', cost: 1 }];
    const text = write({ success: true, data: racks, racks, pagination, token: 'secret' });
    expect(text).not.toContain('cost');
    expect(text).not.toContain('secret');
  });

  it('is refused when its content or the rest is not what was promised', () => {
    const racks = [{ name: 7 }];
    expect(() => write({ success: true, data: racks, racks, pagination })).toThrow();
    expect(() => write({ success: false, data: [], racks: [], pagination })).toThrow();
    expect(() => write({ success: true, data: [], pagination })).toThrow();
  });

  it('is written as it is when the two differ', () => {
    const reply = { success: true, data: [{ name: 'A' }], racks: [{ name: 'B' }], pagination };
    expect(JSON.parse(write(reply))).toEqual(reply);
  });
});

it('a reply that has nothing else is written whole', () => {
  const write = writeResponses({ ...route, schema: z.object({ data: rack, rack }) });
  const half = { name: 'Half rack' };
  expect(write({ data: half, rack: half })).toBe(JSON.stringify({ data: half, rack: half }));
});

it('a reply of another kind is written as ever', () => {
  const write = writeResponses({ ...route, schema: z.object({ success: z.literal(true), rack }) });
  expect(write({ success: true, rack: { name: 'A', cost: 1 } })).toBe('{"success":true,"rack":{"name":"A"}}');
});
