import { issuePurposeToken } from '../session/purpose-tokens.ts';
import type { AdminServices } from './command.ts';

/** A link that sets a password; the person who requested it hands it over. */
export async function passwordLink({ config, db, clock }: AdminServices, userId: string): Promise<string[]> {
  const secret = await issuePurposeToken(db, userId, 'invitation', clock());
  return ['Set a password within 24 hours, once:', `${config.publicBaseUrl}/reset-password?token=${secret}`];
}
