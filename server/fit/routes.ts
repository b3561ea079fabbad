import { fitAnswerSchema, fitCheckBody } from '../../contract/fit/check.ts';
import { errorSchema, oneResponse } from '../../contract/responses.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerOne } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import type { App } from '../http/typed-app.ts';
import { answerFit } from './answer-fit.ts';

export function fitRoutes(app: App, { live }: { readonly live: Pick<LiveCatalogue, 'current'> }): void {
  app.post('/api/fit/check', {
    config: { access: 'public' },
    schema: {
      summary: 'Check what works together and fits a room',
      description:
        'Lengths are millimetres, weights kilograms. Items are judged with each other, with what is owned, under the load and, each alone, in the room; a ceiling that is only too low for pull-ups or a press makes it tight. Things that have nothing to do with each other, and products without facts, are not judged. A variant is needed only where it decides: plates, dumbbells and kettlebells.',
      body: strictBody(fitCheckBody),
      response: { 200: oneResponse('fit', fitAnswerSchema), 400: errorSchema, 422: errorSchema },
    },
    handler: async ({ body }) => {
      const result = answerFit(body, await live.current());
      if (!result.ok)
        throw new ShopError(result.code, result.code === 'VALIDATION_FAILED' ? 400 : 422, result.message, {
          details: [{ field: result.field, message: result.message }],
        });
      return answerOne('fit', result.answer);
    },
  });
}
