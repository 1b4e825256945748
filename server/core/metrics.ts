import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Memory, event loop and garbage collection are figures of the process, however many servers run in it. */
const processRegistry = new Registry();
collectDefaultMetrics({ register: processRegistry });

/** A figure that is read at the moment of the answer. */
export interface GaugeValue {
  readonly name: string;
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Numbers about a running server since its start. Labels hold patterns of routes, never what callers wrote. */
export class Metrics {
  readonly #registry = new Registry();
  /** True where another server on the database keeps its files elsewhere. */
  filesApart = false;

  readonly requests = this.#counter('portal_requests_total', 'Calls answered', ['method', 'route', 'status']);
  readonly sessionsOpened = this.#counter('portal_sessions_opened_total', 'Logins that opened a session');
  readonly passwordChecks = this.#counter('portal_password_checks_total', 'Passwords compared at login');
  readonly loginsThrottled = this.#counter(
    'portal_logins_throttled_total',
    'Logins refused without looking at the password',
  );
  readonly uploads = this.#counter('portal_uploads_total', 'Uploads completed');
  readonly callsShed = this.#counter(
    'portal_calls_shed_total',
    'Calls that were asked to come again: too many in work, or the event loop late',
    ['reason'],
  );
  readonly databaseSilences = this.#counter(
    'portal_database_silences_total',
    'Times that the database did not answer and calls were refused until it did',
  );
  readonly replicaReads = this.#counter(
    'portal_replica_reads_total',
    'Lists, searches and exports by where they were read, if there is a replica',
    ['source'],
  );
  readonly orphansSwept = this.#counter(
    'portal_orphans_swept_total',
    'Uploads that expired, and files without a record that were set aside or deleted',
  );
  readonly requestSeconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time until an answer was sent, by route',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });

  #counter<const Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  /** All figures in Prometheus' text format 0.0.4. */
  text(values: readonly GaugeValue[]): Promise<string> {
    const momentary = new Registry();
    for (const [name, series] of Map.groupBy(values, ({ name }) => name)) {
      const [{ help, labels = {} }] = series as [GaugeValue];
      const gauge = new Gauge({ name, help, labelNames: Object.keys(labels), registers: [momentary] });
      for (const { labels = {}, value } of series) gauge.set(labels, value);
    }
    return Registry.merge([processRegistry, this.#registry, momentary]).metrics();
  }
}
