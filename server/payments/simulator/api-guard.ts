import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { readSigned, type SimulatorKeys } from './keys.ts';
import { Refusal } from './refusal.ts';
import { readSwitches, type Switches } from './switches.ts';

const SLOW_MS = 30_000;

export async function checkToken(request: FastifyRequest, keys: () => Promise<SimulatorKeys>): Promise<void> {
  const token = /^O-Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const expiresAt = Number(readSigned(await keys(), 'access', token) ?? 0);
  if (expiresAt * 1000 <= Date.now())
    throw new Refusal(401, 'AUTHORIZATION_FAILED', 'The token is not valid');
}

/** Makes every call of the simulated gateway fail in the way that its switch says. */
export function simulateFaults(scope: FastifyInstance, pool: Pool): void {
  const cutOff = new WeakSet<FastifyRequest>();
  scope.addHook('preValidation', async (request, reply) => {
    const { gateway } = await readSwitches(pool);
    if (gateway === 'cut') cutOff.add(request);
    return applyFault(gateway, reply);
  });
  scope.addHook('onSend', async (request, reply) => {
    if (cutOff.has(request)) reply.raw.destroy();
  });
}

async function applyFault(
  gateway: Switches['gateway'],
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (gateway === 'failing') throw new Refusal(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong');
  if (gateway === 'garbage') return reply.type('text/html; charset=utf-8').send('<p>Bad gateway</p>');
  if (gateway === 'slow') await delay(SLOW_MS, undefined, { ref: false });
  if (gateway === 'down' || gateway === 'slow') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  return undefined;
}
