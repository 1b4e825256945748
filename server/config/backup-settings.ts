import * as z from 'zod/mini';
import { countFromOne, folder, optional, secret, setting, text, url } from './setting.ts';

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
  BACKUP_S3_BUCKET: optional(
    text,
    'A bucket in place of `BACKUP_DIR`, best of another store and account than `S3_BUCKET`. It needs `BACKUP_KEY`: each backup is one encrypted object.',
  ),
  BACKUP_S3_PREFIX: setting(text, 'backups', 'Where in the bucket.'),
  BACKUP_S3_ENDPOINT: optional(
    { ...url('', /^https?$/), allowed: 'an address that begins with http:// or https://' },
    'Its store.',
    '`S3_ENDPOINT`',
  ),
  BACKUP_S3_REGION: optional(text, 'Its region.', '`S3_REGION`'),
  BACKUP_S3_ACCESS_KEY_ID: optional(
    secret(text),
    'Key of an account that may list, get, put and delete its objects.',
    '`S3_ACCESS_KEY_ID`',
  ),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(secret(text), 'Secret of that key.', '`S3_SECRET_ACCESS_KEY`'),
  BACKUP_KEEP_DAILY: setting(countFromOne, 7, 'Of so many days the newest backup stays.'),
  BACKUP_KEEP_WEEKLY: setting(countFromOne, 5, 'Of so many weeks the newest backup stays.'),
  BACKUP_KEEP_MONTHLY: setting(countFromOne, 12, 'Of so many months the newest backup stays.'),
};
