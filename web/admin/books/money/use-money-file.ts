import { useState } from 'react';
import {
  importResponse,
  MONEY_FILE_MAX,
  type MoneyFileKind,
  type MoneyPreview,
  previewResponse,
  type UnknownColumns,
} from '../../../../contract/books/money.ts';
import { z } from '../../../../domain/zod.ts';
import { ApiError } from '../../../api/client.ts';
import { getPath, messageOf } from '../../../api/response.ts';
import { showToast } from '../../../ui/toast.tsx';
import { fetchAdmin } from '../../admin-call.ts';
import { refresh } from '../../data/query-client.ts';
import { askPassword } from '../../frame/password-prompt.tsx';

export interface ChosenFile {
  readonly kind: MoneyFileKind;
  readonly carrierId: string;
  readonly utr: string;
  readonly file: File;
}

const problemsSchema = z.array(z.object({ row: z.number(), message: z.string() }));

interface MoneyFileState {
  readonly chosen: ChosenFile | null;
  readonly found: MoneyPreview | UnknownColumns | null;
  readonly is: 'waiting' | 'checking' | 'saving';
  readonly failure: { readonly message: string; readonly problems: z.infer<typeof problemsSchema> } | null;
}

const START: MoneyFileState = { chosen: null, found: null, is: 'waiting', failure: null };

/** First the preview of a file, then its import. */
export function useMoneyFile() {
  const [state, setState] = useState(START);
  const { chosen } = state;
  const fail = (thrown: unknown) => {
    const problems = problemsSchema.safeParse(
      thrown instanceof ApiError ? getPath(thrown.body, 'details', 'problems') : [],
    );
    const message = messageOf(thrown, 'The file could not be read.');
    setState((before) => ({ ...before, is: 'waiting', failure: { message, problems: problems.data ?? [] } }));
  };

  const check = async (next: ChosenFile) => {
    setState({ ...START, chosen: next, is: 'checking' });
    try {
      if (next.file.size > MONEY_FILE_MAX) throw new Error('The file is larger than 20 MB.');
      const { data } = previewResponse.parse(await send('preview', next));
      setState({ ...START, chosen: next, found: data });
    } catch (thrown) {
      fail(thrown);
    }
  };

  const save = async () => {
    if (chosen === null) return;
    setState((before) => ({ ...before, is: 'saving', failure: null }));
    try {
      const { message } = importResponse.parse(await send('import', chosen));
      showToast({ kind: 'success', text: message });
      setState(START);
      await Promise.all([refresh('money'), refresh('order')]);
    } catch (thrown) {
      fail(thrown);
    }
  };

  return { state, check, save, discard: () => setState(START) };
}

/** The password is asked for where it was entered too long ago, and the file is sent again. */
async function send(step: 'preview' | 'import', chosen: ChosenFile): Promise<unknown> {
  const { kind, carrierId, utr, file } = chosen;
  const query = new URLSearchParams({ kind, name: file.name.slice(0, 200) });
  if (kind === 'courier') query.set('carrierId', carrierId);
  if (kind === 'courier' && utr.trim() !== '') query.set('utr', utr.trim());
  try {
    const body = new Blob([file], { type: 'application/octet-stream' });
    const response = await fetchAdmin(`/books/money/${step}?${query}`, { method: 'POST', body });
    return await response.json();
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code === 'PASSWORD_NEEDED' && (await askPassword()))
      return send(step, chosen);
    throw thrown;
  }
}
