import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';

/** `docs/domain/faults.md`: further processes on a data folder in use are refused with a sentence; the lock of a killed one is taken over. */
export async function runSecondProcesses({ times }: RunOptions): Promise<Outcome> {
  const server = await faultServer();
  const broken: string[] = [];
  const refusals: number[] = [];
  const takeovers: number[] = [];
  const most = Math.max(2, Math.ceil(times / 10));
  try {
    await server.start();
    for (let index = 0; index < times; index += 1) {
      const { code, said: text, ms } = await server.startSecond();
      refusals.push(ms);
      if (code !== 1 || !text.includes(server.dataDir) || text.includes('    at '))
        broken.push(`start ${index}: code ${code}, ${text}`);
      if (!server.isRunning()) throw new Error('the first process ended');
    }
    for (let index = 0; index < most; index += 1) {
      await server.kill();
      // Another process has the old one's id by now.
      writeFileSync(join(server.dataDir, 'lock.pid'), String(process.pid));
      takeovers.push(await server.start());
    }
  } catch (error) {
    broken.push((error as Error).message);
  } finally {
    await server.close();
  }
  return {
    fault: 'second process on the data folder',
    times,
    seen: `refused after ${durations(refusals)}; lock of a killed process taken over ${takeovers.length} of ${most} times`,
    broken,
  };
}
