import { expect, test } from 'vitest';
import { runDatabaseSilence } from './database-silence.ts';

test.runIf(process.platform === 'linux')(
  '§faults a PostgreSQL that is stopped holds no call: all get 503, and nothing is lost when it goes on',
  async () => {
    const env = { DATABASE_SILENCE_TIMEOUT: '0.3' };
    const outcome = await runDatabaseSilence({ times: 1, seed: 7, stopMs: 4000, env });
    expect(outcome?.broken).toEqual([]);
  },
);
