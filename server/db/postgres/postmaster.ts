import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Launch } from './launch.ts';
import { endOrphan } from './orphan.ts';

const shutdownTimeoutMs = 20_000;
/** Lines kept of what PostgreSQL says, for the sentence that tells why it does not start. */
const keptLines = 20;

interface Running {
  readonly child: ChildProcess;
  readonly gone: Promise<unknown>;
}

export class NotStarted extends Error {}

/** Keeps PostgreSQL running on a database: where it ends by itself, it is started again. */
export class Postmaster {
  readonly #launch: Launch;
  readonly #data: string;
  readonly #options: readonly string[];
  readonly #report: (message: string) => void;
  #running: Running | undefined;
  #ending = false;

  constructor(launch: Launch, data: string, settings: readonly string[], report: (message: string) => void) {
    this.#launch = launch;
    this.#data = data;
    this.#options = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    this.#report = report;
  }

  get pid(): number | undefined {
    return this.#running?.child.pid;
  }

  /** Resolves when it takes connections; throws `NotStarted` with what PostgreSQL said. */
  async start(): Promise<void> {
    await endOrphan(this.#data);
    const child = this.#launch('postgres', this.#options);
    const exited = once(child, 'exit').catch(() => undefined);
    const outputLines: string[] = [];
    const isUp = await new Promise<boolean>((resolve) => {
      child.on('error', ({ message }) => outputLines.push(message));
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        outputLines.push(...text.trimEnd().split('\n'));
        outputLines.splice(0, outputLines.length - keptLines);
        if (/ready to accept (?:read-only )?connections/.test(text)) resolve(true);
        else if (/ (FATAL|PANIC): /.test(text) && this.#running && !this.#ending) this.#report(text.trimEnd());
      });
      exited.then(() => resolve(false));
    });
    if (!isUp) throw new NotStarted(outputLines.join('\n'));
    this.#running = { child, gone: exited };
    exited.then(() => this.#again());
  }

  async #again(): Promise<void> {
    this.#running = undefined;
    while (!this.#ending && !this.#running) {
      this.#report('PostgreSQL ended; it is started again');
      try {
        await this.start();
      } catch (error) {
        this.#report((error as Error).message);
        // What a killed PostgreSQL leaves for a moment is still in use.
        await pause(200);
      }
    }
  }

  /** Ends it in order: all committed data is on the disk. */
  async stop(): Promise<void> {
    this.#ending = true;
    const running = this.#running;
    if (!running) return;
    running.child.kill('SIGINT');
    const late = setTimeout(() => running.child.kill('SIGQUIT'), shutdownTimeoutMs);
    await running.gone;
    clearTimeout(late);
  }
}
