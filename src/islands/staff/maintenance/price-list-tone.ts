import { stateTones } from '#domain/records/state-tones.ts';

export const priceListTone = stateTones['sales.priceList'];
