import { CONFIRMATION_STATES } from '../../domain/orders/cash-confirmation.ts';
import { z } from '../../domain/zod.ts';
import { dataResponse } from '../responses.ts';
import { orderViewSchema } from './order.ts';

const token = z
  .string({ error: 'The link is incomplete' })
  .max(200, { error: 'The link is damaged' })
  .meta({
    examples: ['GUEST-0f8b6d4e2c1a49b7a5d3e6f1c2b4a697.t6k3k0.7Xk0pQ5c9vB2nM4aZ8sD1fG6hJ3kL0qW5eR7tY9uI2o'],
  });

export const confirmationQuery = z.object({ token });

const CONFIRMATION_ANSWERS = ['yes', 'cancel'] as const;
export type ConfirmationAnswer = (typeof CONFIRMATION_ANSWERS)[number];

export const confirmationAnswerSchema = z.object({
  token,
  answer: z.enum(CONFIRMATION_ANSWERS, { error: 'The answer is `yes` or `cancel`' }),
});

/** Where the order of a link stands, and whether this answer has changed it. */
const confirmationSchema = z
  .object({ state: z.enum(CONFIRMATION_STATES), isNew: z.boolean(), order: orderViewSchema })
  .meta({ id: 'CashConfirmation' });

export const confirmationResponse = dataResponse(confirmationSchema);
