import { describe, expect, it } from 'vitest';
import { callLink } from '../../../catalogue/policies/office.ts';
import { addressLines, chatLink, mapLink } from './shop-facts.ts';

describe('the ways to the shop', () => {
  it('turn a number into a call and a chat, however it is written', () => {
    expect(callLink('+91 90000-00000')).toBe('tel:+919000000000');
    expect(chatLink('+91 90000 00000')).toBe('https://wa.me/919000000000');
  });

  it('look an address up on a map, hostile characters and line ends included', () => {
    expect(mapLink('Plot 1 & 2,\nNashik')).toBe(
      'https://www.google.com/maps/search/?api=1&query=Plot%201%20%26%202%2C%20Nashik',
    );
  });

  it.each([
    [
      'Plot 00, Example Estate, Nashik, Maharashtra 422000',
      ['Plot 00, Example Estate,', 'Nashik, Maharashtra 422000'],
    ],
    ['Plot 00\n\n Nashik ', ['Plot 00', 'Nashik']],
    ['Nashik, Maharashtra', ['Nashik, Maharashtra']],
  ])('break %j where a letter would', (address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });
});
