import { readConfig } from '../../config.ts';
import { connectPool } from '../../db/connect.ts';
import { openRunningDatabase } from '../../db/open-running-database.ts';
import { resetSecondStepOf } from './reset-second-step.ts';

/** `npm run reset-second-step -- owner@shop.example`, while the shop runs or not. */
export async function resetSecondStepCommand(
  [email]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (email === undefined)
    throw new Error('Name the administrator: npm run reset-second-step -- owner@shop.example');
  const config = readConfig(process.env);
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const database = await openRunningDatabase(config, say);
  const pool = connectPool(database.url, { max: 1 });
  try {
    if (!(await resetSecondStepOf(pool, email, { publicUrl, now: new Date() })))
      throw new Error(
        `No administrator of ${database.description} has the e-mail ${email}. Nothing was changed.`,
      );
    say(
      `${email} can now sign in with the password alone. The authenticator app, passkeys and recovery codes are gone, and all sessions have ended.`,
    );
  } finally {
    await pool.end();
    await database.close();
  }
}
