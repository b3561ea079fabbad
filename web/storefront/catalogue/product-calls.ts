import { type ApiClient, isServiceFailure, shopClient } from '../../api/client.ts';
import { getPath, textOf } from '../../api/response.ts';

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
        const product = getPath(reply, 'product') ?? getPath(reply, 'data') ?? reply;
        const name = textOf(getPath(product, 'name'));
        const category = textOf(getPath(product, 'category'));
        return name === undefined || category === undefined ? undefined : { name, category };
      } catch {
        return undefined;
      }
    },
  };
}

export const { readProductFacts } = createProductCalls(shopClient);
