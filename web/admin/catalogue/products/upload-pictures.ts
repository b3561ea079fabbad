import { uploadedPicturesResponse } from '../../../../contract/catalogue/picture.ts';
import { ApiError, wordsOf } from '../../../api/client.ts';
import { getPath, textOf } from '../../../api/response.ts';
import { browserStorage, readToken } from '../../../storage/safe-storage.ts';
import { recheckSession } from '../../admin-call.ts';

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Returns the addresses of the published pictures. */
export async function uploadPictures(files: readonly File[]): Promise<string[]> {
  const token = readToken(browserStorage);
  const form = new FormData();
  for (const file of files) form.append('files', file);
  const response = await fetch('/api/uploads/images', {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: form,
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const words = wordsOf(body) ?? `HTTP ${response.status}`;
    const refused = new ApiError(words, response.status, textOf(getPath(body, 'code')), body);
    recheckSession(refused);
    throw refused;
  }
  return uploadedPicturesResponse.parse(body).data.map(({ url }) => url);
}
