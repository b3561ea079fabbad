import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issueMessage } from './issue-message.ts';

describe('a check without a message of its own', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.object({ productId: z.string() }), {}, 'Product id is required'],
    [z.object({ productId: z.string() }), { productId: 7 }, 'Product id must be text'],
    [z.object({ pin_code: z.string() }), { pin_code: null }, 'Pin code must be text'],
    [z.object({ quantity: z.number() }), { quantity: '2' }, 'Quantity must be a number'],
    [z.object({ quantity: z.number().int() }), { quantity: 1.5 }, 'Quantity must be a whole number'],
    [z.object({ isActive: z.boolean() }), { isActive: 1 }, 'Is active must be yes or no'],
    [z.object({ items: z.array(z.string()) }), { items: 'x' }, 'Items must be a list'],
    [z.object({ items: z.array(z.object({})) }), { items: [3] }, 'Items must be an object'],
    [
      z.object({ items: z.array(z.string()).max(1) }),
      { items: ['a', 'b'] },
      'Items must have at most 1 entry',
    ],
    [z.object({ items: z.array(z.string()).min(1) }), { items: [] }, 'Items must have at least 1 entry'],
    [z.object({ name: z.string().min(1) }), { name: '' }, 'Name is required'],
    [z.object({ name: z.string().min(3) }), { name: 'a' }, 'Name must be at least 3 characters'],
    [z.object({ name: z.string().max(3) }), { name: 'abcd' }, 'Name must be at most 3 characters'],
    [z.object({ price: z.number().positive() }), { price: 0 }, 'Price must be more than 0'],
    [z.object({ price: z.number().min(0) }), { price: -1 }, 'Price must be 0 or more'],
    [z.object({ price: z.number().max(10) }), { price: 11 }, 'Price must be at most 10'],
    [z.object({ price: z.number().lt(10) }), { price: 11 }, 'Price must be less than 10'],
    [z.object({ status: z.enum(['new', 'read']) }), { status: 'old' }, 'Please choose a valid status'],
    [z.object({ startsAt: z.iso.datetime() }), { startsAt: 'soon' }, 'Please enter a valid starts at'],
    [z.object({ id: z.union([z.string(), z.number()]) }), { id: [] }, 'Please enter a valid id'],
    [z.strictObject({}), 3, 'The request must be an object'],
  ])('gets a message like those of the forms: %#', (schema, given, words) => {
    const checked = schema.safeParse(given, { error: (issue) => issueMessage(issue) });
    expect(checked.error?.issues[0]?.message).toBe(words);
  });

  it('keeps its message where it has one', () => {
    const schema = z.object({ name: z.string({ error: 'Who are you?' }) });
    expect(schema.safeParse({}, { error: issueMessage }).error?.issues[0]?.message).toBe('Who are you?');
  });
});
