import { describe, expect, it } from 'vitest';
import { ASHA } from '../../tests/support/stores-shop.ts';
import { serve } from '../../tests/support/web-api.ts';
import { createClient } from '../api/client.ts';
import { createAuthCalls } from '../session/auth-calls.ts';
import { sendEnquiry } from './messages/send-message.ts';

const LOGIN = { email: 'asha@example.in', password: 'twelve plates' };

describe('with a token in the storage', () => {
  it('signing in, registering, a guest’s order and an enquiry are sent without it, the profile with it [6.9]', async () => {
    const server = await serve(() => ({
      json: { success: true, message: 'Done', user: ASHA, authorization: { token: 'new' } },
    }));
    const client = createClient({ base: `${server.origin}/api`, readToken: () => 'a-token' });
    const auth = createAuthCalls(client);
    await auth.login(LOGIN);
    await auth.register({ ...LOGIN, name: 'Asha Rao', phone: undefined });
    await client.callPublic('/orders/guest', { method: 'POST', body: {} });
    const sender = { name: 'Asha', email: 'asha@example.in', subject: 'Racks' };
    await sendEnquiry({ ...sender, type: 'GENERAL' }, client).catch(() => undefined);
    await auth.updateProfile(ASHA, { name: 'Asha', phone: '' });
    expect(server.asked.map(({ path, token }) => [path, token])).toEqual([
      ['/api/auth/login', undefined],
      ['/api/auth/register', undefined],
      ['/api/orders/guest', undefined],
      ['/api/enquiries', undefined],
      ['/api/users/profile/u1', 'a-token'],
    ]);
  });
});
