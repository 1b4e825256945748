import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoginRefusal } from '#contract/staff/audit.ts';
import { ApiError } from '../core/errors.ts';
import type { User } from '../queries/session/users.ts';
import { recordDevice } from '../session/devices.ts';
import { recordLogin, recordRefusal } from '../session/login.ts';
import { shortNetwork } from '../session/network.ts';
import { openSession } from '../session/open-session.ts';
import { userAgentName } from '../session/user-agent.ts';
import type { SignedOn } from '../sign-on/redeem-code.ts';

export const placeOf = ({ headers, ip }: FastifyRequest) => ({
  client: userAgentName(headers['user-agent']),
  network: shortNetwork(ip),
  address: ip,
});

/** Why a proved identity opens no session yet (§8-3..5); 403 outside the networks of the user's organisation. */
const loginRefusals: Readonly<Record<number, LoginRefusal>> = {
  900: 'disabled',
  901: 'passwordNeeded',
  902: 'termsNeeded',
  403: 'outside',
};

interface Beginning {
  readonly timeout: number;
  readonly device?: string | undefined;
}

/** A new session for a user who has proved who they are, by a password or at a provider. */
export async function beginSession(
  { services }: FastifyInstance,
  request: FastifyRequest,
  user: User,
  { timeout, device }: Beginning,
  signOn?: SignedOn,
) {
  const place = placeOf(request);
  const where = { ...place, ...(signOn && { bySignOn: signOn.bySignOn }) };
  const answer = await openSession(services, user, timeout, where).catch(async (error: unknown) => {
    const refusal = error instanceof ApiError ? loginRefusals[error.code] : undefined;
    if (refusal) await recordRefusal(services, user, refusal, request.ip);
    throw error;
  });
  await signOn?.link();
  services.metrics.sessionsOpened.inc();
  const client = [place.client, signOn?.provider].filter(Boolean).join(' · ');
  await recordLogin(services, user, { address: request.ip, client });
  await recordDevice(services, user, { ...place, device });
  return answer;
}
