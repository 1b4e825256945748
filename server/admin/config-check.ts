import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Config, readConfig, UnusableConfig } from '../config/config.ts';
import { configWarnings } from '../config/config-warnings.ts';
import { openTransport } from '../mail/transport.ts';
import type { Outcome } from './ask-server.ts';
import { tryConnections } from './connection-checks.ts';

type RawSettings = Readonly<Record<string, string | undefined>>;

async function sendTestMail(config: Config, recipient: string): Promise<Outcome> {
  const now = Date.now();
  try {
    await openTransport(config)({
      ...{ id: randomUUID(), recipient, created: now, files: [] },
      subject: 'Partnerportal: Testmail / test mail',
      body: 'Diese Mail prüft die Einstellungen des Portals.\n\nThis mail tests the settings of the portal.\n',
    });
  } catch (error) {
    return { code: 1, lines: [`The mail to ${recipient} could not be sent: ${(error as Error).message}`] };
  }
  const place = config.smtpUrl
    ? 'handed to the mail server'
    : `written to ${config.dataDir}/outbox, because SMTP_URL is not set`;
  return { code: 0, lines: [`The mail to ${recipient} was ${place}.`] };
}

/** Says everything that is wrong with the settings at once; with `--connect` what they name is tried, with `--mail` a mail is sent by them. */
export async function checkConfig(env: RawSettings, args: string[]): Promise<Outcome> {
  try {
    const { values } = parseArgs({ args, options: { mail: { type: 'string' }, connect: { type: 'boolean' } } });
    const config = readConfig(env);
    const warnings = configWarnings(env, config).map((warning) => `Warning: ${warning}`);
    const mailed =
      values.mail === undefined ? { code: 0 as const, lines: [] } : await sendTestMail(config, values.mail);
    const connectionResult = values.connect ? await tryConnections(config) : { isUsable: true, lines: [] };
    const code = mailed.code === 0 && connectionResult.isUsable ? 0 : 1;
    const verdict = code === 0 ? ['The settings can be used.'] : [];
    return { code, lines: [...warnings, ...connectionResult.lines, ...mailed.lines, ...verdict] };
  } catch (error) {
    if (error instanceof UnusableConfig) return { code: 1, lines: [error.message] };
    return { code: 1, lines: [(error as Error).message] };
  }
}
