import { useState } from 'react';
import {
  type FileProblem,
  fileProblemSchema,
  type ImportPreview,
  importLineSchema,
  importPreviewSchema,
} from '../../../../contract/catalogue/product-import.ts';
import { z } from '../../../../domain/zod.ts';
import { ApiError } from '../../../api/client.ts';
import { getPath, messageOf } from '../../../api/response.ts';
import { fetchAdmin } from '../../admin-call.ts';

/** A larger one is not sent at all: the shop would hang up in the middle of it. */
const LARGEST_FILE = 12 * 1024 * 1024;
const TOO_LARGE = 'The file is larger than 12 MB.';

interface ImportState {
  readonly file: File | null;
  readonly preview: ImportPreview | null;
  readonly is: 'waiting' | 'checking' | 'importing';
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly failure: string | null;
}

const START: ImportState = { file: null, preview: null, is: 'waiting', progress: null, failure: null };

const CUT_OFF = 'The connection was lost. Please check the file again to see if it was imported.';

/** First the preview of a file, then its import. `onImported` gets how many products are new or changed. */
export function useImport(onImported: (count: number) => void) {
  const [state, setState] = useState<ImportState>(START);
  const show = (part: Partial<ImportState>) => setState((before) => ({ ...before, ...part }));
  const fail = (thrown: unknown) => {
    console.error('The products were not imported:', thrown);
    show({ is: 'waiting', progress: null, failure: messageOf(thrown, 'The file was not imported.') });
  };

  const check = async (file: File) => {
    if (file.size > LARGEST_FILE) return setState({ ...START, file, failure: TOO_LARGE });
    setState({ ...START, file, is: 'checking' });
    try {
      const response = await sendFile('/products/import/preview', file);
      show({ preview: importPreviewSchema.parse(await response.json()), is: 'waiting' });
    } catch (thrown) {
      fail(thrown);
    }
  };

  const run = async () => {
    const { file, preview } = state;
    if (file === null || preview === null || state.is !== 'waiting') return;
    show({ is: 'importing', failure: null, progress: { done: 0, total: preview.create + preview.change } });
    try {
      const query = new URLSearchParams({ version: preview.version });
      for await (const text of linesOf(await sendFile(`/products/import?${query}`, file))) {
        const line = importLineSchema.parse(JSON.parse(text));
        if ('done' in line) show({ progress: line });
        else if (line.success) return onImported(line.created + line.changed);
        else throw new ApiError(line.error, undefined, line.code, line);
      }
      throw new Error(CUT_OFF);
    } catch (thrown) {
      fail(thrown);
      const problems = problemsOf(thrown);
      const isStale = thrown instanceof ApiError && thrown.code === 'LIST_CHANGED';
      if (problems !== null) show({ preview: { ...preview, problems, problemCount: problems.length } });
      else if (isStale) show({ preview: null });
    }
  };

  return { state, check, run };
}

const sendFile = (path: string, file: File) =>
  fetchAdmin(path, { method: 'POST', body: new Blob([file], { type: 'text/csv' }) });

async function* linesOf(response: Response): AsyncGenerator<string> {
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

function problemsOf(thrown: unknown): FileProblem[] | null {
  if (!(thrown instanceof ApiError)) return null;
  const given = getPath(thrown.body, 'details', 'problems');
  return Array.isArray(given) ? z.array(fileProblemSchema).parse(given) : null;
}
