import { stateTones } from '#domain/records/state-tones.ts';

export const deletionTone = stateTones['etc.deletion'];
