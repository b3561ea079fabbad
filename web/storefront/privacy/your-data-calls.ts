import {
  erasedResponse,
  openedLinkResponse,
  personalDataResponse,
} from '../../../contract/privacy/personal-data.ts';
import { readableData } from '../../../domain/privacy/readable-data.ts';
import { askPublic, callProtected } from '../../api/client.ts';
import { parseResponse } from '../../api/parse-response.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Without the token of an opened link it is the signed-in user's own. */
const ask = (path: string, token: string | undefined, body: object = {}) =>
  token === undefined
    ? callProtected(path, { method: 'POST', body })
    : askPublic(path, { method: 'POST', body: { ...body, token } });

export async function openDataLink(token: string) {
  const opened = askPublic('/your-data/open', { method: 'POST', body: { token } });
  return (await parseResponse(openedLinkResponse, opened)).data;
}

export async function downloadData(form: 'readable' | 'json', token?: string): Promise<void> {
  const { data } = await parseResponse(personalDataResponse, ask('/your-data/export', token));
  if (form === 'json')
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'my-data.json');
  else saveFile(new Blob([readableData(data)], { type: 'text/html' }), 'my-data.html');
}

export async function eraseData(password: string | undefined, token?: string) {
  return (await parseResponse(erasedResponse, ask('/your-data/erase', token, { password }))).kept;
}
