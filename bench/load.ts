import { Agent, request } from 'node:http';
import { median, percentile } from './table.ts';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Rate {
  /** Requests per second. */
  perSecond: number;
  /** In ms. */
  p50: number;
  p95: number;
  p99: number;
}

const connections = 10;
const rounds = 5;

function once(agent: Agent, origin: string, { method, path, headers, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(`${origin}${path}`, { agent, method, ...(headers && { headers }) }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        (answer.statusCode ?? 500) < 300 ? resolve() : reject(new Error(`${method} ${path}: ${answer.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function round(agent: Agent, origin: string, call: () => Call, seconds: number): Promise<Rate> {
  const times: number[] = [];
  const startedAt = performance.now();
  const worker = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      const from = performance.now();
      await once(agent, origin, call());
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const perSecond = times.length / elapsed;
  return { perSecond, p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) };
}

/** Medians of five rounds with ten connections that stay open, after one round to warm up. */
export async function measure(origin: string, call: () => Call, seconds = 4): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await round(agent, origin, call, 1);
  const measuredRates: Rate[] = [];
  for (let count = 0; count < rounds; count += 1) measuredRates.push(await round(agent, origin, call, seconds));
  agent.destroy();
  const middle = (key: keyof Rate) => median(measuredRates.map((rate) => rate[key]));
  return { perSecond: middle('perSecond'), p50: middle('p50'), p95: middle('p95'), p99: middle('p99') };
}
