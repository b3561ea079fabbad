import { Box } from '../frame/admin-page.tsx';
import { type Health, useHealth } from './use-health.ts';

const NAMES = ['API', 'Database', 'Email Service'];

interface State {
  readonly health: Condition;
  readonly word: string;
  readonly note?: string;
}

const CHECKING: State = { health: 'doubtful', word: 'Checking' };
const NOT_REACHABLE: State = { health: 'bad', word: 'Not reachable' };
const DISK_FULL: State = { health: 'bad', word: 'Disk full', note: 'no order can be saved' };
const UNKNOWN: State = { health: 'doubtful', word: 'Unknown' };
const MAIL: Readonly<Record<string, State>> = {
  smtp: { health: 'good', word: 'Active' },
  kept: { health: 'doubtful', word: 'Not set up', note: 'saved under Mail' },
};

export function SystemStatus() {
  const health = useHealth();
  const states = health && statesOf(health);
  return (
    <Box title="System status" aside={<span className="text-sm text-steel">Checked every 20 s</span>}>
      <ul className="divide-y divide-line" aria-busy={states === undefined}>
        {NAMES.map((name, index) => {
          const { health, word, note } = states?.[index] ?? CHECKING;
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-2.5 px-4 py-2.5">
              <span className={`size-2.25 flex-none rounded-full ${DOTS[health]}`} />
              {name}
              {note !== undefined && <small className="text-xs text-steel">{note}</small>}
              <b className={`ml-auto font-bold ${TEXT_COLORS[health]}`}>{word}</b>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

function statesOf({ database, disk, mail, answeredInMs }: Health): readonly State[] {
  if (database === undefined) return [NOT_REACHABLE, UNKNOWN, UNKNOWN];
  return [
    { health: 'good', word: 'Online', note: `${answeredInMs} ms` },
    databaseState(database, disk),
    MAIL[mail ?? ''] ?? { health: 'bad', word: 'Failing' },
  ];
}

function databaseState(database: string, disk: string | undefined): State {
  if (database !== 'connected') return NOT_REACHABLE;
  return disk === 'full' ? DISK_FULL : { health: 'good', word: 'Connected' };
}

type Condition = 'good' | 'doubtful' | 'bad';

const TEXT_COLORS = { good: 'text-green', doubtful: 'text-amber', bad: 'text-red' };
const DOTS = { good: 'bg-green-bright', doubtful: 'bg-amber-bright', bad: 'bg-red-bright' };
