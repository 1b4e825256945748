import { expect, test } from 'vitest';
import { carrierRequest } from '#contract/wholesale/carrier-message.ts';
import { demoCarrier } from '#server/carriers/carriers.ts';
import { request } from './porting-out-calls.ts';

async function answerTo(holder: object): Promise<string> {
  const { request: call } = request([{ kind: 'single', onkz: '30', number: '2312570' }]);
  const message = carrierRequest.parse({ ...call, holder: { ...call.holder, ...holder } });
  const [answer] = await demoCarrier.send(message, 0, 1);
  const { message: name, codes } = JSON.parse(answer?.raw ?? '{}');
  return `${name} ${codes}`;
}

test.each([
  [{ name: 'Reederei Fliegenkamp GmbH & Co. KG' }, 'RUEM-VA 8001'],
  [{ name: 'Reederei Fliegenkamp', addition: 'GmbH & Co. KG' }, 'RUEM-VA 8001'],
  [{ name: 'Wohnbau Musterstadt eG' }, 'RUEM-VA 8001'],
  [{ name: 'Wohnbau Musterstadt e. G.' }, 'RUEM-VA 8001'],
  [{ name: 'Stadtwerke Musterstadt AöR' }, 'RUEM-VA 8001'],
  [{ name: 'Kammer Musterstadt', addition: 'KdöR' }, 'RUEM-VA 8001'],
  [{ name: 'Kanzlei Muster mbB' }, 'RUEM-VA 8001'],
  [{ kind: 'person', name: 'Muster', addition: 'Mia' }, 'RUEM-VA 8001'],
  [{ name: 'Reederei Fliegenkamp' }, 'ABBM 8112'],
  [{ name: 'Reederei Fliegenkamp', addition: 'Büro Hamburg' }, 'ABBM 8112'],
])('§porting.states the demo carrier looks for the legal form in name and addition: %j', async (holder, answer) =>
  expect(await answerTo(holder)).toBe(answer),
);
