import type { Config } from '#server/config/config.ts';
import type { Reach } from '#server/webhooks/checked-fetch.ts';
import { gatewayCheck } from './gateway.ts';
import type { LineCheck } from './line-check.ts';
import { checkByHand, demoCheck } from './line-checks.ts';

/** How lines are checked by these settings. */
export function openLineCheck({ availability }: Pick<Config, 'availability'>, reach: () => Reach): LineCheck {
  const { source, gateway } = availability;
  if (source === 'gateway' && gateway) return gatewayCheck(gateway, reach);
  return source === 'script' ? demoCheck : checkByHand;
}
