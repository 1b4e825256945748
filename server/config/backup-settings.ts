import * as z from 'zod/mini';
import { countFromOne, folder, optional, secret, setting } from './setting.ts';

const keyBytes = 32;
const isKey = (text: string) => /^[\w+/-]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length === keyBytes;

export const backups = {
  BACKUP_DIR: optional(
    folder,
    'Where `backup run` puts backups, on another disk than `DATA_DIR`. A server that may read it tells the age of the newest in its metrics.',
  ),
  BACKUP_KEY: optional(
    secret({ parser: z.string().check(z.refine(isKey)), allowed: '32 random bytes in Base64' }),
    'Encrypts what `backup run` makes. Keep a copy elsewhere: without it no backup can be read.',
    'backups are readable folders',
  ),
  BACKUP_KEEP_DAILY: setting(countFromOne, 7, 'Of so many days the newest backup stays.'),
  BACKUP_KEEP_WEEKLY: setting(countFromOne, 5, 'Of so many weeks the newest backup stays.'),
  BACKUP_KEEP_MONTHLY: setting(countFromOne, 12, 'Of so many months the newest backup stays.'),
};
