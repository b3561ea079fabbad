import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Sample } from './health/metrics.ts';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Also as soon as the shop opens: for what fell due while no process was there. */
  readonly atStart?: true;
  /** Does what is due. Answers how much that was, which is logged where it was something. */
  readonly run: (stopping: AbortSignal) => Promise<Readonly<Record<string, number>>> | Promise<void>;
}

/** What a stopped process has not finished by then is done by another one, or at the next start. */
const STOP_TIMEOUT_MS = 8_000;

/** Runs each job now and then, and never twice at once. Every process has all of them: what each does is done under a lock or lease. */
export class BackgroundJobs {
  readonly #running = new Map<string, RunningJob>();

  constructor(readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>) {}

  start(jobs: readonly Job[]): void {
    for (const job of jobs) {
      this.#running.set(job.name, new RunningJob(job, this.log));
      if (job.atStart) this.wake(job.name);
    }
  }

  /** At once, or once more after the run that is under way. */
  wake(name: string): void {
    this.#running.get(name)?.wake();
  }

  samples(): Sample[] {
    return [...this.#running.values()].flatMap((job) => job.samples());
  }

  async stop(): Promise<void> {
    const stopped = Promise.all([...this.#running.values()].map((job) => job.stop()));
    await Promise.race([stopped, delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }
}

class RunningJob {
  readonly #stopping = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #isWanted = false;
  #isFailing = false;
  #runs = 0;
  #failures = 0;
  #seconds = 0;
  #underWay: Promise<void> | undefined;

  constructor(
    readonly job: Job,
    readonly log: BackgroundJobs['log'],
  ) {
    this.#timer = setInterval(() => {
      if (this.#underWay === undefined) this.wake();
    }, job.everyMs).unref();
  }

  wake(): void {
    this.#isWanted = true;
    this.#underWay ??= this.#runWhileWanted();
  }

  samples(): Sample[] {
    const labels = { job: this.job.name };
    return [
      ['shop_job_runs_total', this.#runs, labels],
      ['shop_job_failures_total', this.#failures, labels],
      ['shop_job_seconds_total', this.#seconds, labels],
    ];
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#underWay;
  }

  async #runWhileWanted(): Promise<void> {
    while (this.#isWanted && !this.#stopping.signal.aborted) {
      this.#isWanted = false;
      await this.#run();
    }
    this.#underWay = undefined;
  }

  /** That the database is away is logged once, not every second. */
  async #run(): Promise<void> {
    const { name, run } = this.job;
    const begun = performance.now();
    try {
      const done = await run(this.#stopping.signal);
      if (Object.values(done ?? {}).some((count) => count > 0))
        this.log.info({ job: name, ...done }, 'a background job did something');
      if (this.#isFailing) this.log.info({ job: name }, 'a background job works again');
      this.#isFailing = false;
    } catch (err) {
      this.#failures += 1;
      if (!this.#isFailing)
        this.log.error({ job: name, err }, 'a background job failed and will be tried again');
      this.#isFailing = true;
    }
    this.#runs += 1;
    this.#seconds += (performance.now() - begun) / 1000;
  }
}
