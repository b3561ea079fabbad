import { useQuery } from '@tanstack/react-query';
import { ApiError, callPublic } from '../../api/client.ts';
import { getPath } from '../../api/response.ts';
import { Box } from '../frame/admin-page.tsx';
import { type Health, StatusLine } from './status-line.tsx';

const CHECK_EVERY_MS = 20_000;

const NAMES = ['API', 'Database', 'Email Service'];

interface State {
  readonly health: Health;
  readonly word: string;
  readonly note?: string;
}

const CHECKING: State = { health: 'doubtful', word: 'Checking' };
const NOT_REACHABLE: State = { health: 'bad', word: 'Not reachable' };
const UNKNOWN: State = { health: 'doubtful', word: 'Unknown' };
const MAIL: Readonly<Record<string, State>> = {
  smtp: { health: 'good', word: 'Active' },
  'kept as files': { health: 'doubtful', word: 'Not set up', note: 'kept as files' },
};

/** Each good word only while it is true: asked anew every 20 seconds while somebody looks, and never shown from before. */
export function SystemStatus() {
  const { data: states } = useQuery({
    queryKey: ['health'],
    queryFn: readStatus,
    refetchInterval: CHECK_EVERY_MS,
    gcTime: 0,
  });
  return (
    <Box title="System status" aside={<span className="text-sm text-steel">Checked every 20 s</span>}>
      <ul className="divide-y divide-line" aria-busy={states === undefined}>
        {NAMES.map((name, place) => {
          const { health, word, note } = states?.[place] ?? CHECKING;
          return (
            <StatusLine key={name} hasDot health={health} word={word}>
              {name}
              {note !== undefined && <small className="text-xs text-steel">{note}</small>}
            </StatusLine>
          );
        })}
      </ul>
    </Box>
  );
}

/** One of each name. */
async function readStatus(): Promise<readonly State[]> {
  const started = performance.now();
  const response = await callPublic('/health').catch((thrown: unknown) =>
    thrown instanceof ApiError ? thrown.body : undefined,
  );
  const database = getPath(response, 'database');
  if (database === undefined) return [NOT_REACHABLE, UNKNOWN, UNKNOWN];
  return [
    { health: 'good', word: 'Online', note: `${Math.round(performance.now() - started)} ms` },
    database === 'connected' ? { health: 'good', word: 'Connected' } : NOT_REACHABLE,
    MAIL[String(getPath(response, 'mail'))] ?? { health: 'bad', word: 'Failing' },
  ];
}
