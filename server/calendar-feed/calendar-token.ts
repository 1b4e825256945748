import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** Names the user's calendar in its address; only its hash is stored. */
export const newCalendarToken = (): string => randomBytes(32).toString('base64url');

export const calendarAddress = ({ publicBaseUrl }: Pick<Config, 'publicBaseUrl'>, token: string): string =>
  `${publicBaseUrl}/api/public/calendar/${token}.ics`;
