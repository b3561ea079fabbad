import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';
import type { PageCache } from '../http/page-cache.ts';

/** One number under its name, e.g. `['shop_http_answers_total', 12, { status: '2xx' }]`. */
export type Sample = readonly [name: string, value: number, labels?: Readonly<Record<string, string>>];

/** What this process alone knows. */
export class Metrics {
  readonly #answers = new Map<string, number>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  countAnswer(status: number): void {
    const kind = `${Math.floor(status / 100)}xx`;
    this.#answers.set(kind, (this.#answers.get(kind) ?? 0) + 1);
  }

  read({ pages, pool }: { readonly pages: PageCache | null; readonly pool: Pool }): Sample[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    // Since the last look: over the life of the process one bad minute would vanish.
    const delays = [0.5, 0.99, 1].map((share): Sample => {
      const nanoseconds = this.#delay.count === 0 ? 0 : this.#delay.percentile(share * 100);
      return ['shop_event_loop_delay_seconds', nanoseconds / 1e9, { quantile: String(share) }];
    });
    this.#delay.reset();
    return [
      ...[...this.#answers].map(([status, count]): Sample => ['shop_http_answers_total', count, { status }]),
      ['shop_process_resident_bytes', rss],
      ['shop_process_heap_bytes', heapUsed],
      ['shop_process_cpu_seconds_total', (user + system) / 1e6],
      ...delays,
      ['shop_uptime_seconds', process.uptime()],
      ['shop_pool_connections', pool.totalCount],
      ['shop_pool_idle_connections', pool.idleCount],
      ['shop_pool_waiting_requests', pool.waitingCount],
      ...(pages === null ? [] : pageSamples(pages)),
    ];
  }

  close(): void {
    this.#delay.disable();
  }
}

function pageSamples({ counts, size }: PageCache): Sample[] {
  return [
    ['shop_page_cache_hits_total', counts.hits],
    ['shop_page_cache_misses_total', counts.misses],
    ['shop_page_cache_failures_total', counts.failures],
    ['shop_page_cache_pages', size.pages],
    ['shop_page_cache_bytes', size.bytes],
  ];
}

/** Prometheus' text format, which wants the lines of one name together. */
export function formatSamples(samples: readonly Sample[]): string {
  const lines = new Map<string, string[]>();
  for (const [name, value, labels = {}] of samples) {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    const line = `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}\n`;
    lines.set(name, [...(lines.get(name) ?? []), line]);
  }
  return [...lines.values()].flat().join('');
}
