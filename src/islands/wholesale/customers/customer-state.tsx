import type { WholesaleCustomerState } from '#contract/wholesale/customer.ts';
import { texts } from '#i18n/client.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { Tone } from '#islands/ui/text/tone.ts';

const tone = { active: 'ok', locked: 'warn', terminated: 'neutral' } as const satisfies Record<
  WholesaleCustomerState,
  Tone
>;

export const stateName = (state: WholesaleCustomerState): string => texts('wholesale-customers')(`states.${state}`);

export const CustomerState = ({ state }: { state: WholesaleCustomerState }) => (
  <StatusPill tone={tone[state]}>{stateName(state)}</StatusPill>
);
