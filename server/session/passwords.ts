import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the cost that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const nobody = hashPassword(randomBytes(16).toString('hex'));

/** How long the latest checks took, in ms. */
const lately: number[] = [];
const remembered = 32;
let turn = 0;

/** Takes as long for nobody's password as for somebody's, so that the time does not tell which users exist. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobody);
  const begun = performance.now();
  const matches = await verify(known, password);
  lately[turn++ % remembered] = performance.now() - begun;
  return matches && passwordHash !== undefined;
}

/** Takes as long as one of the latest checks without its work, which a flood of guesses could make everybody wait for. */
export async function pretendToCheck(): Promise<void> {
  if (lately.length === 0) await passwordMatches(undefined, '');
  else await wait(lately[Math.floor(Math.random() * lately.length)]);
}
