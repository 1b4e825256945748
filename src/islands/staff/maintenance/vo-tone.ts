import { stateTones } from '#domain/records/state-tones.ts';

export const voTone = stateTones['etc.voNumber'];
