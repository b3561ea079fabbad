import { type ReactNode, useState } from 'react';
import { getPath, messageOf } from '../../api/response.ts';
import { useAuth } from '../../session/auth-store.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { callAdmin } from '../admin-call.ts';
import { BOX } from '../frame/admin-page.tsx';
import type { List } from '../list/use-list.ts';

const PATH = '/contacts?limit=1';

/** Helps to find out why no messages are shown: the browser's state, and two tests of the API. */
export function Diagnostics<Row>({ list }: { readonly list: List<Row> }) {
  const user = useAuth((auth) => auth.user);
  const [results, setResults] = useState<Readonly<Record<string, string>>>({});
  const run = async (name: string, test: () => Promise<string>) => {
    setResults((before) => ({ ...before, [name]: 'Asking...' }));
    const started = performance.now();
    const result = await test().catch((thrown: unknown) => `Failed: ${messageOf(thrown, 'no answer')}`);
    const took = Math.round(performance.now() - started);
    setResults((before) => ({ ...before, [name]: `${result} (${took} ms)` }));
  };
  const { total } = list.paging ?? {};
  const filters = Object.entries(list.filters).filter(([, value]) => value !== '');
  return (
    <details className={`group ${BOX}`}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-4 py-2 font-bold group-open:border-b group-open:border-line group-open:*:rotate-180 [&::-webkit-details-marker]:hidden">
        Diagnostics
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className="p-4">
        <div className="mb-4 flex flex-wrap gap-2">
          <Button onClick={() => void run('Test API', testApi)}>Test API</Button>
          <Button onClick={() => void run('Direct Test', testDirectly)}>Direct Test</Button>
        </div>
        <section aria-label="Debug info">
          <h2>Debug info</h2>
          <dl className="mt-2 grid gap-1.5 text-sm" aria-live="polite">
            <Fact title="API address">{`${window.location.origin}/api/contacts`}</Fact>
            <Fact title="Signed in as">{user === null ? 'nobody' : `${user.email} (${user.role})`}</Fact>
            <Fact title="Token">{readToken(browserStorage) === null ? 'missing' : 'stored'}</Fact>
            <Fact title="Network">{navigator.onLine ? 'online' : 'offline'}</Fact>
            <Fact title="Messages">
              {total === undefined ? 'none loaded yet' : `${list.rows.length} shown of ${total} found`}
            </Fact>
            <Fact title="Filters">
              {filters.length === 0 ? 'none' : filters.map((pair) => pair.join(' = ')).join(', ')}
            </Fact>
            <Fact title="Last error">{list.error ?? 'none'}</Fact>
            {Object.entries(results).map(([name, result]) => (
              <Fact key={name} title={name}>
                {result}
              </Fact>
            ))}
          </dl>
        </section>
      </div>
    </details>
  );
}

async function testApi(): Promise<string> {
  const total = getPath(await callAdmin(PATH), 'pagination', 'total');
  return typeof total === 'number' ? `OK, ${total} messages` : 'Answered, but not with a list';
}

async function testDirectly(): Promise<string> {
  const token = readToken(browserStorage);
  const response = await fetch(`/api${PATH}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  const { size } = await response.blob();
  return `HTTP ${response.status}, ${response.headers.get('content-type') ?? 'no content type'}, ${size} bytes`;
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-3 wrap-anywhere">
      <dt className="text-steel">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
