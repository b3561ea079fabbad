import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PageCache } from '../http/page-cache.ts';

/** Numbers for Prometheus, in its text format. */
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

  text(pages: PageCache | null): string {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lines = [
      ...[...this.#answers].map(([kind, count]) => `shop_http_answers_total{status="${kind}"} ${count}`),
      `shop_process_resident_bytes ${rss}`,
      `shop_process_heap_bytes ${heapUsed}`,
      `shop_process_cpu_seconds_total ${(user + system) / 1e6}`,
      `shop_event_loop_delay_seconds{quantile="0.99"} ${this.#delay.percentile(99) / 1e9}`,
      `shop_uptime_seconds ${process.uptime()}`,
    ];
    if (pages !== null) {
      lines.push(
        `shop_page_cache_hits_total ${pages.counts.hits}`,
        `shop_page_cache_misses_total ${pages.counts.misses}`,
        `shop_page_cache_failures_total ${pages.counts.failures}`,
        `shop_page_cache_pages ${pages.size.pages}`,
        `shop_page_cache_bytes ${pages.size.bytes}`,
      );
    }
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.#delay.disable();
  }
}
