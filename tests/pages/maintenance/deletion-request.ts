import { demoPassword } from '#tests/demo-password.ts';
import type { RunningServer } from '../fixtures/running-server.ts';

/** Asks for the account of a demo user to be deleted. */
export async function askForDeletion({ url }: Pick<RunningServer, 'url'>, userId: string, trid: string): Promise<void> {
  const call = (path: string, body: object, token?: string) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const ticket = Buffer.from(`${userId}:${demoPassword}`, 'utf8').toString('base64');
  const { token } = (await (await call('/jwt_token', { _ticket: ticket, timeout: 60_000 })).json()) as {
    token: string;
  };
  const body = { reason: 'Ich verlasse das Unternehmen zum Jahresende.', password: demoPassword };
  const answer = await call(`/foundation/${trid}/deletion-request`, body, token);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}
