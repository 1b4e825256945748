import type { CarrierAnswer, OutgoingMessage } from '#contract/wholesale/carrier-message.ts';
import { legalFormIn } from '#domain/wholesale/porting/legal-form-in-name.ts';
import type { Carrier } from './carrier.ts';

const own = { code: 'DEU.ETC', pki: 'D231' } as const;

/** What a script answers to a message, and after how long (ms); text in place of an answer comes as it is. */
interface ScriptedAnswer {
  readonly after: number;
  readonly answer: Omit<CarrierAnswer, 'vaId'> | string;
}
export type Script = (message: OutgoingMessage) => readonly ScriptedAnswer[];

/** The other carrier as a script: in tests with a script of their own, in the demo with one that goes by the clock. */
export const scriptedCarrier = (script: Script, carrier: Pick<Carrier, 'code' | 'pki'> = own): Carrier => ({
  ...carrier,
  send: async (message, now) =>
    script(message).map(({ after, answer }) => ({
      at: now + after,
      raw: typeof answer === 'string' ? answer : JSON.stringify({ ...answer, vaId: message.vaId }),
    })),
});

/** No connection: employees contact the other carrier by other means and enter its answers. */
export const carrierByHand: Carrier = scriptedCarrier(() => []);

const minute = 60_000;
const refusal = (code: string, text: string): ScriptedAnswer[] => [
  { after: 2 * minute, answer: { message: 'ABBM', codes: [code], text } },
];

/** A company without its legal form is refused, all else is confirmed as it was asked for. */
const demoScript: Script = (message) => {
  switch (message.message) {
    case 'VA': {
      const { holder, date } = message;
      if (holder.kind === 'company' && !legalFormIn([holder.name, holder.addition].filter(Boolean).join(' ')))
        return refusal('8112', 'Firmenname ohne Rechtsform');
      return [{ after: 2 * minute, answer: { message: 'RUEM-VA', codes: ['8001'], date, pki: 'D001' } }];
    }
    case 'TV':
      return [{ after: minute, answer: { message: 'TV-ERLM', codes: ['8003'], date: message.date } }];
    case 'STORNO':
      return [{ after: minute, answer: { message: 'STORNO-ERLM', codes: ['8004'] } }];
    default:
      return [];
  }
};
export const demoCarrier: Carrier = scriptedCarrier(demoScript);
