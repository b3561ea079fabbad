import { describe, expect, it } from 'vitest';
import { eventReader } from './admin-events.ts';

describe('a stream of events', () => {
  it('is read line by line, wherever it was cut', () => {
    const read = eventReader();
    const text = ':\n\nevent: order\ndata:\n\nevent: contact\r\ndata:\n\n';
    expect([...text].flatMap((letter) => read(letter))).toEqual(['order', 'contact']);
    expect(read('event: enquiry\ndata:\n\nevent: or')).toEqual(['enquiry']);
    expect(read('der\n')).toEqual(['order']);
  });
});
