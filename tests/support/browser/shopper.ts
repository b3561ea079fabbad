import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { query } from '../shop-process.ts';
import { expect } from './watched-page.ts';

/** Shoppers with an account, and the mail that the shop sends them. */

export const PASSWORD = 'twelve plates';

let shoppers = 0;

export function newEmail(name: string): string {
  shoppers += 1;
  return `${name}.${process.pid}.${Date.now()}.${shoppers}@example.in`;
}

const signedInSchema = z.object({ authorization: z.object({ token: z.string() }) });

export async function registerShopper(request: APIRequestContext, email: string): Promise<string> {
  const data = { name: 'Meera Joshi', email, password: PASSWORD };
  const reply = await request.post('/api/auth/register', { data });
  return signedInSchema.parse(await reply.json()).authorization.token;
}

/** The browser as its owner has left it: signed in. */
export async function signInAs(page: Page, token: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem('authToken', kept), token);
}

/** The link of the newest mail to this address that leads to the path. */
export async function mailedLink(email: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = await query(
        process.env.SHOP_DATABASE_URL ?? '',
        `select kept_mail ->> 'text' as text from outbox where kept_mail ->> 'to' = $1 order by id`,
        [email],
      );
      const found = mails.map(({ text }) => String(text)).join('\n');
      link = found.match(new RegExp(`${path}\\?token=[\\w-]{43}(?:&[\\w=-]+)?`, 'g'))?.at(-1) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
