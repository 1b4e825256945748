import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Of a process, in MiB: what it holds, and the most that it held so far. Only Linux tells. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const read = (name: string) => {
    const memoryText = new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1];
    return memoryText ? Math.round(Number(memoryText) / 1024) : Number.NaN;
  };
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

const parentOf = (pid: number): number =>
  Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')[1],
  );

/** Memory of a process alone, with its share of what it has in common with others, in MiB, 0 where it has ended; only Linux tells. */
function shareOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? Number.NaN) / 1024;
  } catch {
    return 0;
  }
}

/** The processes of the PostgreSQL that a server started. */
function postgresOf(server: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const childrenOf = (pid: number) => pids.filter((one) => existsSync(`/proc/${one}`) && parentOf(one) === pid);
  return childrenOf(server).flatMap((postmaster) => [postmaster, ...childrenOf(postmaster)]);
}

/** Connections that the PostgreSQL of a server serves. */
export const connectionsOf = (server: number): number =>
  postgresOf(server).filter((pid) => {
    const file = `/proc/${pid}/cmdline`;
    return existsSync(file) && /^postgres: .+ .+ (?:\[local\]|[\d.]+\()/.test(readFileSync(file, 'utf8'));
  }).length;

/** Memory of a server and of the PostgreSQL that it started, in MiB. */
export function memoryOfBoth(server: number): { server: number; postgres: number } {
  if (!existsSync('/proc/self/smaps_rollup')) return { server: Number.NaN, postgres: Number.NaN };
  return {
    server: Math.round(shareOf(server)),
    postgres: Math.round(postgresOf(server).reduce((sum, pid) => sum + shareOf(pid), 0)),
  };
}

/** Processor time that a process has used so far, in ms; only Linux tells. */
export function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The same of a server and of the PostgreSQL that it started. */
export const cpuOfBoth = (server: number): number =>
  existsSync('/proc') ? [server, ...postgresOf(server)].reduce((sum, pid) => sum + cpuOf(pid), 0) : Number.NaN;
