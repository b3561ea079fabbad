import { beforeEach, expect, it, vi } from 'vitest';
import { checkoutDraft } from '../checkout/checkout-draft.ts';
import { enterPincode, fillPlace } from './enter-pincode.ts';

const fields = () => checkoutDraft.getState().fields;
const place = () => [fields().pincode, fields().city, fields().state];

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  checkoutDraft.getState().readStorage();
  checkoutDraft.getState().setFields({ pincode: '', city: '', state: '' });
});

it('a pincode typed anywhere fills the State and the city of the checkout', async () => {
  await enterPincode('560001');
  expect(place()).toEqual(['560001', 'Bengaluru', 'Karnataka']);
});

it('another pincode brings its own place, and a cleared one takes the place along', async () => {
  await enterPincode('560001');
  await enterPincode('422010');
  expect(place()).toEqual(['422010', 'Nashik', 'Maharashtra']);
  await enterPincode('42201');
  expect(place()).toEqual(['42201', '', '']);
});

it('a city that the shopper has typed stays', async () => {
  checkoutDraft.getState().setFields({ city: 'My own town' });
  await enterPincode('560001');
  await enterPincode('422010');
  expect(place()).toEqual(['422010', 'My own town', 'Maharashtra']);
});

it('once a city was typed, none is suggested, even where it was deleted again', async () => {
  await enterPincode('560001', () => false);
  expect(place()).toEqual(['560001', '', 'Karnataka']);
});

it('at the checkout only what is still open is filled', async () => {
  checkoutDraft.getState().setFields({ pincode: '605007', state: 'Tamil Nadu' });
  await fillPlace();
  expect(place()).toEqual(['605007', 'Puducherry', 'Tamil Nadu']);
});

it('a pincode that lies nowhere counts as Maharashtra and has no city', async () => {
  await enterPincode('900056');
  expect(place()).toEqual(['900056', '', 'Maharashtra']);
});
