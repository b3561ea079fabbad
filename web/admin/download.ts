import { saveFile } from '../ui/save-file.ts';
import { fetchAdmin } from './admin-call.ts';

/**
 * Saves a CSV export or an invoice under the name that the server gives it, else as `fallbackName`. It needs the token, so it
 * cannot be a link.
 */
export async function downloadFile(
  path: string,
  fallbackName: string,
  init?: Parameters<typeof fetchAdmin>[1],
): Promise<void> {
  const response = await fetchAdmin(path, init);
  saveFile(await response.blob(), fileName(response.headers.get('content-disposition')) ?? fallbackName);
}

function fileName(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
