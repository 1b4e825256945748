import { loginTicket } from '../src/domain/access/session.ts';
import { demoPassword } from '../tests/demo-password.ts';

/** Token of a demo user (`account/username`). */
export async function signIn(url: string, user: string): Promise<string> {
  const body = JSON.stringify({ _ticket: loginTicket(user, demoPassword), timeout: 3_600_000 });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/jwt_token`, { method: 'POST', headers, body });
  return ((await answer.json()) as { token: string }).token;
}
