import { existsSync, readFileSync } from 'node:fs';

/** Of a process, in MiB: what it holds, and the most that it held so far. Only Linux tells. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const read = (name: string) => {
    const found = new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1];
    return found ? Math.round(Number(found) / 1024) : Number.NaN;
  };
  return { now: read('VmRSS'), peak: read('VmHWM') };
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
