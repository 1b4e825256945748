import { type Script, scriptedCarrier } from '#server/carriers/carriers.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { type Answered, type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import type { Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

/** The tenth working day after the Monday of the tests. */
export const desiredDate = '2026-12-07';

const holder = {
  holder: { kind: 'company', company: 'Muster Metallbau GmbH' },
  holderAddr: { street: 'Beispielstraße', houseNumber: '12', zip: '10115', city: 'Berlin' },
};
const contact = {
  salutation: '2',
  firstName: 'Maren',
  lastName: 'Holt',
  phone: '030 23125 400',
  email: 'maren.holt@example.com',
};

/** All that a request needs, beside its form; each with numbers of its own. */
export const answersFor = (account: Answered & { value5?: string }, n: number) => ({
  customerId: account.value5 ?? '',
  sipAccountId: account.id,
  connectionKind: 'single',
  businessCase: 'VA-KUE-MRN',
  losingProvider: 'TELEKOM_DEUTSCHLAND',
  losingCustomerNo: '4711',
  ...holder,
  singles: [{ onkz: '30', number: `23125${700 + n}` }],
  allNumbers: true,
  desiredDate,
  timeWindow: 'ZF2',
  formSignedOn: '2026-11-20',
  contact,
});

/** Calls of the wholesaler and of an employee who acts for the wholesaler, with a scripted carrier. */
export async function portingCalls(portal: Portal, script: Script = () => []) {
  Object.assign(portal.services, { carrier: scriptedCarrier(script) });
  let partner: EngineCalls;
  let staff: EngineCalls;
  const signIn = async () => {
    partner = await engineCalls(portal, '2001/ws.user', '2001');
    staff = await engineCalls(portal, '9001/etc.staff', '2001');
  };
  await signIn();
  /** Active ones of customers that can order. */
  const accounts = async () => {
    const customers = (await partner.list('ws.customer', { search: 'value4:active' })).items.map(({ id }) => id);
    const { items } = await partner.list('ws.sip', { search: 'value4:active' });
    return items.filter((account) => customers.includes(String((account as { value5?: string }).value5)));
  };
  let count = 0;
  return {
    get partner() {
      return partner;
    },
    get staff() {
      return staff;
    },
    signIn,
    accounts,
    /** A request that can be sent. */
    draft: async (more: object = {}): Promise<Answered> => {
      const [account] = await accounts();
      if (!account) throw new Error('the demo has no account');
      count += 1;
      const formFile = [await partner.upload('Portierungsformular.pdf', pdf())];
      return partner.create('ws.porting', { ...answersFor(account, count), formFile, ...more });
    },
    /** Does what is due now. */
    due: () => runDue(portal.services),
    /** Later, with what fell due meanwhile done: one thing of a record each time that the portal looks. */
    at: async (moment: string) => {
      portal.pass(Date.parse(moment) - portal.now());
      while ((await runDue(portal.services)) > 0);
      await signIn();
    },
  };
}
export type PortingCalls = Awaited<ReturnType<typeof portingCalls>>;
