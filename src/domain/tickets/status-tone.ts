import { stateTones } from '#domain/records/state-tones.ts';

/** How a ticket's status is coloured, always beside its words. */
export const statusTone = stateTones['hd.ticket'];
