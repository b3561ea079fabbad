import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { ApiError } from '../../../api/client.ts';
import { callAdmin } from '../../admin-call.ts';
import { useOpenedAt } from '../../dialogs/use-opened-at.ts';
import { oneReader } from '../../read-response.ts';
import { productRowSchema } from './product-form.ts';

/** The product in the address: `/admin/products/21`. */
export function useOpenedProduct() {
  const { product: id } = useParams();
  return { id, ...useOpenedAt('/admin/products') };
}

const readResponse = oneReader('product', productRowSchema);

export const readProduct = async (id: string, signal?: AbortSignal) =>
  readResponse(
    await callAdmin(`/products/${encodeURIComponent(id)}`, signal === undefined ? {} : { signal }),
  );

/** From the list's row where that has it; `isUnknown` where the shop has no such product. */
export function useProductQuery(id: string, row: ProductRecord | undefined) {
  const { data, error, refetch } = useQuery({
    queryKey: ['product', 'opened', id],
    queryFn: ({ signal }) => readProduct(id, signal),
    initialData: row,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    product: data,
    isUnknown: error instanceof ApiError && error.status === 404,
    isFailed: error !== null,
    reload: () => void refetch(),
  };
}
