import type { Pool } from 'pg';
import { oneResponse } from '../../contract/responses.ts';
import {
  type CalculationRequest,
  calculationRequestSchema,
  shippingCalculationSchema,
} from '../../contract/shipping/calculation.ts';
import { may } from '../../domain/accounts/permissions.ts';
import { stateForForm } from '../../domain/shipping/pincode/pincode.ts';
import { findState } from '../../domain/shipping/states.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerOne, failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import type { App } from '../http/typed-app.ts';
import { calculateShipping, quoteCarriers } from './calculate.ts';

export interface CalculateParts {
  readonly pool: Pool;
  readonly live: Pick<LiveCatalogue, 'current'>;
}

export function calculateRoute(app: App, { pool, live }: CalculateParts): void {
  app.post('/api/shipping/calculate', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Get shipping charges',
      description:
        'For catalogue items or for a weight: standard (3-7 days) and express (1.5 times, 1-3 days), in rupees. Administrators who ship orders also see what the carriers would charge.',
      body: strictBody(calculationRequestSchema),
      response: { 200: oneResponse('shipping', shippingCalculationSchema), ...failures(400, 422) },
    },
    handler: async ({ body, visitor }) => {
      const problem = problemOf(body);
      if (problem !== undefined) throw new ShopError('VALIDATION_FAILED', 400, problem);
      const state = body.state === undefined ? stateForForm(body.pincode ?? '') : findState(body.state)?.name;
      const { products } = body.items === undefined ? { products: [] } : await live.current();
      const result = calculateShipping(body, state, products);
      if (!result.ok) throw new ShopError(result.code, 422, result.message);
      const shipping = may(visitor, 'ship orders')
        ? { ...result.calculated, carriers: await quoteCarriers(pool, result.calculated, result.lines) }
        : result.calculated;
      return answerOne('shipping', shipping);
    },
  });
}

function problemOf({ items, weightKg, state }: CalculationRequest): string | undefined {
  if ((items === undefined) === (weightKg === undefined)) return 'Send either items or a weight';
  return state !== undefined && findState(state) === undefined ? 'Please choose a valid state' : undefined;
}
