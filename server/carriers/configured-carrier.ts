import type { Config } from '#server/config/config.ts';
import type { Carrier } from './carrier.ts';
import { carrierByHand, demoCarrier } from './carriers.ts';
import { httpCarrier } from './http-carrier.ts';

/** How other carriers are reached by the settings: over a gateway, else by hand, in the demo by a script. */
export function configuredCarrier({ carrier, production }: Pick<Config, 'carrier' | 'production'>): Carrier {
  const { own, gateway } = carrier;
  if (own && gateway) return httpCarrier({ ...own, ...gateway });
  return { ...(production ? carrierByHand : demoCarrier), ...own };
}
