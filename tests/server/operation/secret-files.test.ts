import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkConfig } from '#server/admin/config-check.ts';
import { readConfig } from '#server/config/config.ts';
import { secretNames } from '#server/config/secret-files.ts';
import { descriptionOf } from '#server/config/setting.ts';
import { environment } from '#server/config/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
function fileWith(text: string): string {
  files += 1;
  const file = join(folder, `secret-${files}`);
  writeFileSync(file, text);
  return file;
}

/** A usable value of each secret. */
const examples: Record<string, string> = {
  METRICS_TOKEN: 'a token, with = and #',
  DATABASE_URL: 'postgres://portal:p%40ss@db.example.com/portal?sslmode=require',
  DATABASE_REPLICA_URL: 'postgres://portal:p%40ss@replica.example.com/portal?sslmode=require',
  BACKUP_S3_ACCESS_KEY_ID: 'AKIABACKUP',
  BACKUP_S3_SECRET_ACCESS_KEY: 'ghi/jkl+mno=',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'abc/def+ghi=',
  SMTP_URL: 'smtps://portal:pass@mail.example.com',
  IMAP_URL: 'imaps://portal:pass@mail.example.com/INBOX',
  INCOMING_MAIL_SECRET: `whsec_${Buffer.alloc(32, 6).toString('base64')}`,
  ERP_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  AVAILABILITY_GATEWAY_TOKEN: 'a-token-of-16-signs',
  CARRIER_GATEWAY_TOKEN: 'token-of-the-gateway',
  DEMO_PASSWORD: 'Only-For-Tests-2026',
  BACKUP_KEY: Buffer.alloc(32, 5).toString('base64'),
};
const stores = {
  ...{ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'portal' },
  ...{ BACKUP_S3_ENDPOINT: 'https://s3.example.com', BACKUP_S3_BUCKET: 'backups' },
  MAIL_REPLY_ADDRESS: 'tickets@reply.example.com',
  ...{ CARRIER_GATEWAY_URL: 'https://gateway.example.com/messages', CARRIER_CODE: 'DEU.ABC', CARRIER_PKI: 'D007' },
};
/** The other secrets, and what they need beside them. */
const withOthers = (env: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(examples).filter(([name]) => !(`${name}_FILE` in env))),
  ...stores,
  ...env,
});

test('§faults whatever sounds secret or holds a password is a secret of the table', () => {
  const sounding = Object.entries(environment.shape).flatMap(([name, parser]) => {
    const { allowed } = descriptionOf(parser);
    return /SECRET|TOKEN|PASSWORD|KEY_ID|_KEY$/.test(name) || /password/.test(allowed) ? [name] : [];
  });
  expect(secretNames).toEqual(expect.arrayContaining(sounding));
  expect(Object.keys(examples).sort()).toEqual([...secretNames].sort());
});

describe.each(Object.entries(examples))('§faults %s', (name, value) => {
  const variable = `${name}_FILE`;

  test.each(['', '\n', '\r\n', '\n\n'])('is read from a file that ends with %j', (end) => {
    expect(readConfig(withOthers({ [variable]: fileWith(`${value}${end}`) }))).toEqual(
      readConfig(withOthers({ [name]: value })),
    );
  });

  test('is refused in both places, and an empty variable counts as missing', () => {
    const file = fileWith(value);
    expect(() => readConfig(withOthers({ [name]: value, [variable]: file }))).toThrow(
      `- ${name} and ${variable} are both set; leave one of them out`,
    );
    expect(readConfig(withOthers({ [name]: '', [variable]: file }))).toEqual(readConfig(withOthers({ [name]: value })));
    expect(readConfig(withOthers({ [name]: value, [variable]: '' }))).toEqual(
      readConfig(withOthers({ [name]: value })),
    );
  });

  test.each([
    ['which does not exist', () => join(folder, 'nowhere')],
    ['which is a folder', () => folder],
    ['which is empty', () => fileWith('')],
    ['which is empty', () => fileWith(' \n')],
    ['which has more than one line', () => fileWith(`${value}\nmore`)],
  ])('ends the start with a file %s', (fault, make) => {
    const file = make();
    const message = `Unusable configuration:\n- ${variable} names ${file}, ${fault}`;
    expect(() => readConfig(withOthers({ [variable]: file }))).toThrow(new RegExp(`^${message}$`));
  });
});

test.skipIf(process.getuid?.() === 0)('§faults a file that may not be read is named (skipped as root)', () => {
  const file = fileWith('x');
  chmodSync(file, 0);
  expect(() => readConfig({ METRICS_TOKEN_FILE: file })).toThrow('which this user may not read');
});

test('§faults a wrong value in a file is named, not repeated', async () => {
  const file = fileWith('mail:geheim@x');
  const { code, lines } = await checkConfig({ SMTP_URL_FILE: file }, []);
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain('- SMTP_URL must be an address such as');
  expect(lines.join('\n')).not.toContain('geheim');
});

test('§faults the file of a secret is no unknown variable, that of another setting is', async () => {
  const { lines } = await checkConfig({ METRICS_TOKEN_FILE: fileWith('x'), SMTP_URL_FIEL: 'x' }, []);
  const text = lines.join('\n');
  expect(text).not.toContain('METRICS_TOKEN_FILE');
  expect(text).toContain('SMTP_URL_FIEL is not known and does nothing; is SMTP_URL_FILE meant?');
});
