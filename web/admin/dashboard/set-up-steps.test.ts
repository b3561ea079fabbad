import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../contract/settings.ts';
import { setUpSteps } from './set-up-steps.ts';

const NEW = { storeAddress: DEFAULT_SETTINGS.storeAddress, gstin: '' };
const OWN = { storeAddress: '12 MG Road, Bengaluru 560001', gstin: '29ABCCS1234K1Z9' };

it.each([
  [NEW, { mail: 'kept', payments: 'test mode' }, []],
  [OWN, { mail: 'kept', payments: 'test mode' }, ['address', 'gstin']],
  [NEW, { mail: 'smtp', payments: 'live' }, ['mail', 'payments']],
  [OWN, { mail: 'failing', payments: 'cod-only' }, ['address', 'gstin', 'mail', 'payments']],
])('ticks what is done: %j with %j', (settings, health, done) => {
  const ticked = setUpSteps(settings, health).filter(({ isDone }) => isDone);
  expect(ticked.map(({ name }) => name)).toEqual(done);
});

it('names the State that the GSTIN has to be of', () => {
  const [, gstin] = setUpSteps({ ...OWN, gstin: '' }, { mail: 'smtp', payments: 'live' });
  expect(gstin?.text).toContain('29, the code of your State, Karnataka');
});
