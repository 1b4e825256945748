import { faultServer } from './support/fault-server.ts';
import { intents } from './support/intents.ts';
import type { Outcome, RunOptions } from './support/outcome.ts';
import { portalClient } from './support/portal-client.ts';
import { type Intent, repetitions } from './support/repetitions.ts';
import { seeded } from './support/seeded.ts';

const kinds = Object.keys(intents) as (keyof typeof intents)[];
const ways = Object.keys(repetitions) as (keyof typeof repetitions)[];

/** §3: every kind of write, repeated in every way, happens exactly once and always answers the same. */
export async function runExactlyOnce(options: RunOptions): Promise<Outcome> {
  const random = seeded(options.seed);
  const server = await faultServer();
  const [client, otherTab] = [portalClient(server.origin), portalClient(server.origin)];
  const [staff, otherStaff] = [
    portalClient(server.origin, '9001/etc.staff'),
    portalClient(server.origin, '9001/etc.staff'),
  ];
  const broken: string[] = [];
  const done: { name: string; intent: Intent; byStaff: boolean; id: string; happened(): Promise<number> }[] = [];
  let inTime = 0;
  try {
    await server.start();
    for (const one of [client, otherTab, staff, otherStaff]) await one.login();
    for (let index = 0; index < options.times; index += 1) {
      const kind = kinds[index % kinds.length] ?? 'create';
      const way = ways[Math.floor(index / kinds.length) % ways.length] ?? 'double click';
      const name = `${kind}, ${way}, no. ${index}`;
      const {
        intent,
        happened,
        byStaff = false,
      } = await intents[kind]({ client, staff, random, word: `Einmal${index}x` });
      const tabs = byStaff ? { client: staff, otherTab: otherStaff, random } : { client, otherTab, random };
      const { status, json } = await repetitions[way](tabs, intent);
      if (status >= 300) broken.push(`${name}: answered ${status}`);
      done.push({ name, intent, byStaff, id: json.id, happened });
      const times = await happened();
      if (times === 1) inTime += 1;
      else broken.push(`${name}: happened ${times} times`);
    }
    await server.kill();
    await server.start();
    for (const { name, intent, byStaff, id, happened } of done) {
      const { path, body, key } = intent;
      const late = await (byStaff ? staff : client).patiently<{ id: string }>(path, { body, key });
      if (late.json.id !== id) broken.push(`${name}: the late repetition answers something else`);
      const times = await happened();
      if (times !== 1) broken.push(`${name}: happened ${times} times in the end`);
    }
  } finally {
    await server.close();
  }
  return {
    fault: 'the same write sent more than once',
    times: options.times,
    seen: `${inTime} of ${options.times} happened once; all ${done.length} repeated once more after a kill`,
    broken,
  };
}
