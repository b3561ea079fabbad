import { useQuery } from '@tanstack/react-query';
import { ApiError, callPublic } from '../../api/client.ts';
import { getPath } from '../../api/response.ts';
import { Box } from '../frame/admin-page.tsx';
import { type Health, StatusLine } from './status-line.tsx';

const CHECK_EVERY_MS = 20_000;

interface Line {
  readonly name: string;
  readonly health: Health;
  readonly word: string;
  readonly note?: string;
}

/** Each good word only while it is true: asked anew every 20 seconds while somebody looks, and never shown from before. */
export function SystemStatus() {
  const { data: lines } = useQuery({
    queryKey: ['health'],
    queryFn: readStatus,
    refetchInterval: CHECK_EVERY_MS,
    gcTime: 0,
  });
  return (
    <Box title="System status" aside={<span className="text-sm text-steel">Checked every 20 s</span>}>
      <ul className="divide-y divide-line" aria-busy={lines === undefined}>
        {(lines ?? WAITING).map(({ name, health, word, note }) => (
          <StatusLine key={name} hasDot health={health} word={word}>
            {name}
            {note !== undefined && <small className="text-xs text-steel">{note}</small>}
          </StatusLine>
        ))}
      </ul>
    </Box>
  );
}

const WAITING: readonly Line[] = ['API', 'Database', 'Email Service'].map((name) => ({
  name,
  health: 'doubtful',
  word: 'Checking',
}));

async function readStatus(): Promise<readonly Line[]> {
  const started = performance.now();
  const reply = await callPublic('/health').catch((thrown: unknown) =>
    thrown instanceof ApiError ? thrown.body : undefined,
  );
  const database = getPath(reply, 'database');
  const mail = getPath(reply, 'mail');
  if (database === undefined)
    return ['API', 'Database', 'Email Service'].map((name, place) => ({
      name,
      health: place === 0 ? 'bad' : 'doubtful',
      word: place === 0 ? 'Not reachable' : 'Unknown',
    }));
  return [
    { name: 'API', health: 'good', word: 'Online', note: `${Math.round(performance.now() - started)} ms` },
    database === 'connected'
      ? { name: 'Database', health: 'good', word: 'Connected' }
      : { name: 'Database', health: 'bad', word: 'Not reachable' },
    MAIL[String(mail)] ?? { name: 'Email Service', health: 'bad', word: 'Failing' },
  ];
}

const MAIL: Readonly<Record<string, Line>> = {
  smtp: { name: 'Email Service', health: 'good', word: 'Active' },
  'kept as files': { name: 'Email Service', health: 'doubtful', word: 'Not set up', note: 'kept as files' },
};
