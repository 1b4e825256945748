import type { FactorProof } from '#contract/me/factor-requests.ts';
import { accountDisabled, loginStepOver, tooManyGuesses, wrongSecondFactor } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { securityMail } from '#server/mail/security-mails.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { findPurposeToken, takePurposeToken } from '#server/queries/session/purpose-tokens.ts';
import { countRecoveryCodes, type FactorRow, factorsOf, spendStep } from '#server/queries/session/second-factors.ts';
import { findUser, type User } from '#server/queries/session/users.ts';
import { mayGuessFactor, mayMailGuesses, returnFactorGuess } from '../login-guard.ts';
import { secretHash } from '../purpose-tokens.ts';
import { unsealWithAny } from '../seal.ts';
import type { SessionServices } from '../session-services.ts';
import { stepOfCode } from './one-time-code.ts';
import { isSigned, loadWebAuthn } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { sealedFor } from './reseal-factors.ts';

/** The user of the login that a 903 answer interrupted; throws 410 if the step was done or is over. */
export async function userOfStep({ db, clock }: SessionServices, token: string): Promise<User> {
  const userId = await findPurposeToken(db, secretHash(token), ['secondFactor'], clock());
  const user = userId && (await findUser(db, userId));
  if (!user) throw loginStepOver();
  if (user.disabled) throw accountDisabled();
  return user;
}

async function isCodeOf(services: SessionServices, tx: Tx, row: FactorRow, code: string): Promise<boolean> {
  const now = services.clock();
  const secret = unsealWithAny(services.keys.opening, sealedFor(row.id), row.key);
  if (secret === undefined) {
    services.log.error(
      { factor: row.id },
      'the secret of an authenticator app cannot be opened; is it another key file?',
    );
    return false;
  }
  const step = stepOfCode(Buffer.from(secret, 'base64url'), code, now);
  return step !== undefined && spendStep(tx, row.id, step, now);
}

/** Uses up what proves the second factor; false where it proves nothing, or not any more. */
async function proves(services: SessionServices, tx: Tx, user: User, proof: FactorProof): Promise<boolean> {
  const rows = await factorsOf(tx, user.id);
  // Without a factor the step is of no use: it was removed meanwhile.
  if (rows.length === 0) throw loginStepOver();
  if ('passkey' in proof) return isSigned(services, tx, rows, proof.passkey);
  if ('code' in proof) {
    for (const row of rows.filter(({ kind }) => kind === 'authenticator'))
      if (await isCodeOf(services, tx, row, proof.code)) return true;
    return false;
  }
  if (!(await spendRecoveryCode(tx, user.id, proof.recoveryCode))) return false;
  const left = await countRecoveryCodes(tx, user.id);
  await insertMail(tx, securityMail(services, user, { event: 'recoveryCodeUsed', left }), services.clock());
  return true;
}

/** Guesses count per user, from wherever they come; what signs cannot be guessed. */
async function countGuess(services: SessionServices, user: User, proof: FactorProof) {
  if ('passkey' in proof) return () => Promise.resolve();
  const kind = 'code' in proof ? 'code' : 'recoveryCode';
  if (!(await mayGuessFactor(services, user.id, kind))) {
    services.metrics.loginsThrottled.inc();
    if (await mayMailGuesses(services, user.id)) {
      await insertMail(services.db, securityMail(services, user, { event: 'guesses' }), services.clock());
      services.sendMails();
    }
    throw tooManyGuesses();
  }
  return () => returnFactorGuess(services, user.id, kind);
}

/** The user of a login with a proved second factor, once; `address` is only for the log. */
export async function userOfProof(
  services: SessionServices,
  token: string,
  proof: FactorProof,
  address: string,
): Promise<User> {
  const user = await userOfStep(services, token);
  const returnGuess = await countGuess(services, user, proof);
  if ('passkey' in proof) await loadWebAuthn();
  try {
    await services.db.transaction(async (tx) => {
      // Taken first: two answers of one step wait for each other. A wrong one leaves it usable.
      if (!(await takePurposeToken(tx, secretHash(token), ['secondFactor'], services.clock()))) throw loginStepOver();
      if (!(await proves(services, tx, user, proof))) throw wrongSecondFactor();
    });
  } catch (error) {
    services.log.warn({ address, user: `${user.account}/${user.username}` }, 'second factor refused');
    throw error;
  }
  await returnGuess();
  services.sendMails();
  return user;
}
