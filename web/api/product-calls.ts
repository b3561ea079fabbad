import { type ApiClient, isServiceFailure, shopClient } from './client.ts';
import { fieldOf, textOf } from './reply.ts';

export interface ProductFacts {
  readonly name: string;
  readonly category: string;
}

export function createProductCalls({ callPublic }: Pick<ApiClient, 'callPublic'>) {
  return {
    /** By id or slug. Undefined where the shop does not know it, or does not answer. */
    async readProductFacts(idOrSlug: string): Promise<ProductFacts | undefined> {
      try {
        const reply = await callPublic(`/products/${encodeURIComponent(idOrSlug)}`);
        if (isServiceFailure(reply)) return undefined;
        const product = fieldOf(reply, 'product') ?? fieldOf(reply, 'data') ?? reply;
        const name = textOf(fieldOf(product, 'name'));
        const category = textOf(fieldOf(product, 'category'));
        return name === undefined || category === undefined ? undefined : { name, category };
      } catch {
        return undefined;
      }
    },
  };
}

export const { readProductFacts } = createProductCalls(shopClient);
