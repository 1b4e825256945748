import type { WholesaleCustomerState } from '#contract/wholesale/customer.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { texts } from '#i18n/client.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';

const tone = stateTones['ws.customer'];

export const stateName = (state: WholesaleCustomerState): string => texts('wholesale-customers')(`states.${state}`);

export const CustomerState = ({ state }: { state: WholesaleCustomerState }) => (
  <StatusPill tone={tone[state]}>{stateName(state)}</StatusPill>
);
