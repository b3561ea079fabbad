import { ApiError, UNREACHABLE, wordsOf } from '../../../api/client.ts';
import { getPath, textOf } from '../../../api/response.ts';
import { browserStorage, readToken } from '../../../storage/safe-storage.ts';
import { recheckSession } from '../../admin-call.ts';

/** A larger one is not sent at all: the shop would hang up in the middle of it. */
export const LARGEST_FILE = 12 * 1024 * 1024;
export const TOO_LARGE = 'The file is larger than 12 MB.';

/** A CSV file for the API. A large one takes the server a while, so nothing here gives up early. */
export async function sendFile(path: string, file: Blob): Promise<Response> {
  const token = readToken(browserStorage);
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'text/csv',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: file,
  }).catch((cause: unknown) => {
    throw new ApiError(UNREACHABLE, undefined, 'NETWORK_ERROR', undefined, { cause });
  });
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  const words = response.status === 413 ? TOO_LARGE : wordsOf(body);
  const refused = new ApiError(
    words ?? `HTTP ${response.status}`,
    response.status,
    textOf(getPath(body, 'code')),
    body,
  );
  recheckSession(refused);
  throw refused;
}

/** Each line of an answer as it comes. */
export async function* linesOf(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line !== '') yield line;
    if (done) return;
  }
}
