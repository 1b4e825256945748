type Labels = Readonly<Record<string, string | number>>;

/** What is counted, and how Prometheus shall explain it. */
const counters = {
  portal_requests_total: 'Calls answered',
  portal_sessions_opened_total: 'Logins that opened a session',
  portal_password_checks_total: 'Passwords compared at login',
  portal_logins_throttled_total: 'Logins refused without looking at the password',
  portal_uploads_total: 'Uploads completed',
  portal_orphans_swept_total: 'Uploads that expired, and files without a record that were set aside or deleted',
} as const;
type CounterName = keyof typeof counters;

/** Upper ends of the histogram's classes, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const labelled = (name: string, labels: Labels) => {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${JSON.stringify(String(value))}`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
};
const head = (name: string, type: string, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

/** Gauges of one name stand one after the other. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly labels?: Labels;
  readonly value: number;
}

/** Numbers about a running server since its start, in Prometheus' text format 0.0.4. Labels hold patterns of routes, never what callers wrote. */
export class Metrics {
  readonly #counts = new Map<CounterName, Map<string, number>>();
  /** True where another server on the database keeps its files elsewhere. */
  filesApart = false;
  readonly #latencies = new Map<string, { classes: number[]; sum: number }>();

  count(name: CounterName, labels: Labels = {}, by = 1): void {
    const series = this.#counts.get(name) ?? new Map<string, number>();
    this.#counts.set(name, series);
    const key = labelled(name, labels);
    series.set(key, (series.get(key) ?? 0) + by);
  }

  /** The sum over all labels. */
  total(name: CounterName): number {
    return [...(this.#counts.get(name)?.values() ?? [])].reduce((sum, n) => sum + n, 0);
  }

  observeLatency(route: string, seconds: number): void {
    const routeLatencies = this.#latencies.get(route) ?? { classes: bounds.map(() => 0), sum: 0 };
    this.#latencies.set(route, routeLatencies);
    routeLatencies.sum += seconds;
    const index = bounds.findIndex((bound) => seconds <= bound);
    routeLatencies.classes[index < 0 ? bounds.length : index] =
      (routeLatencies.classes[index < 0 ? bounds.length : index] ?? 0) + 1;
  }

  text(gauges: readonly Gauge[]): string {
    const counted = Object.entries(counters).flatMap(([name, help]) => {
      const series = this.#counts.get(name as CounterName) ?? new Map([[name, 0]]);
      return [...head(name, 'counter', help), ...[...series].map(([key, n]) => `${key} ${n}`)];
    });
    const measured = gauges.flatMap(({ name, help, labels = {}, value }, index) => [
      ...(gauges[index - 1]?.name === name ? [] : head(name, 'gauge', help)),
      `${labelled(name, labels)} ${value}`,
    ]);
    return `${[...counted, ...this.#histogram(), ...measured].join('\n')}\n`;
  }

  #histogram(): string[] {
    const name = 'portal_request_seconds';
    const lines = head(name, 'histogram', 'Time until an answer was sent, by route');
    for (const [route, { classes, sum }] of this.#latencies) {
      let below = 0;
      for (const [index, bound] of [...bounds, '+Inf'].entries()) {
        below += classes[index] ?? 0;
        lines.push(`${labelled(`${name}_bucket`, { route, le: bound })} ${below}`);
      }
      lines.push(`${labelled(`${name}_sum`, { route })} ${sum}`, `${labelled(`${name}_count`, { route })} ${below}`);
    }
    return lines;
  }
}
