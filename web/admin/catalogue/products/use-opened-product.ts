import { useParams } from 'react-router';
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
