import { expect, test, vi } from 'vitest';
import { runPortingSends } from './porting-send.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§porting a server that is killed while portings are sent makes one VA-ID per request', async () => {
  expect((await runPortingSends({ times: 2, seed: 1 })).broken).toEqual([]);
});
