import { stateTones } from '#domain/records/state-tones.ts';

export const stageTone = stateTones['hfo.vp.customer'];
