import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
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
  const folder = join(process.env.SHOP_DATA_DIR ?? '', 'mail');
  let link = '';
  await expect
    .poll(() => {
      // The first mail makes the folder.
      const mails = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.eml'));
      const texts = mails.sort().map((name) => plain(readFileSync(join(folder, name), 'utf8')));
      const found = texts.filter((text) => text.includes(`To: ${email}`)).join('\n');
      link = found.match(new RegExp(`${path}\\?token=[\\w-]{43}(?:&[\\w=-]+)?`, 'g'))?.at(-1) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** Without the line ends and escapes that mail puts into long lines and links. */
function plain(message: string): string {
  return message
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=')
    .replaceAll('&amp;', '&');
}
