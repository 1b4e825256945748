import type { SipData } from '#contract/wholesale/sip-account.ts';

/** What a process about an account says of it. */
export const aboutAccount = ({ customerId, customerName, sipUser }: SipData, id: string) => ({
  customerId,
  customerName,
  object: { type: 'ws.sip', id, title: sipUser },
});
