import { ApiError } from '../api/client.ts';
import { getPath, textOf } from '../api/response.ts';
import { browserStorage, readToken } from '../storage/safe-storage.ts';
import { recheckSession } from './admin-call.ts';

/** A CSV export or an invoice. It needs the token, so it cannot be a link. */
export async function fetchFile(path: string): Promise<{ blob: Blob; name: string | undefined }> {
  const token = readToken(browserStorage);
  const response = await fetch(`/api${path}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    const words = textOf(getPath(body, 'error')) ?? `HTTP ${response.status}`;
    const refused = new ApiError(words, response.status, textOf(getPath(body, 'code')), body);
    recheckSession(refused);
    throw refused;
  }
  return { blob: await response.blob(), name: fileName(response.headers.get('content-disposition')) };
}

/** Saves it under the name that the server gives it, else as `fallbackName`. */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const { blob, name } = await fetchFile(path);
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function fileName(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
