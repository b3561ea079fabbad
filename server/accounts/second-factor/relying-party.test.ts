import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

it.each([
  ['https://rackandrep.example', { id: 'rackandrep.example', origin: 'https://rackandrep.example' }],
  ['https://shop.example:8443/x', { id: 'shop.example', origin: 'https://shop.example:8443' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://shop.localhost', { id: 'shop.localhost', origin: 'http://shop.localhost' }],
  ['http://shop.example', null],
  ['https://203.0.113.7', null],
  ['https://[2001:db8::1]', null],
  ['http://0.0.0.0:3000', null],
])('%s has its passkeys at %j', (publicUrl, party) => {
  expect(relyingPartyOf(publicUrl)).toEqual(party);
});
