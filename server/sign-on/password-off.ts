import { passwordOff } from '#contract/error.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { writeSignOn } from '#domain/integrations/sign-on/sign-on-acts.ts';
import { appendAudit, userName } from '#server/audit/append-audit.ts';
import { ApiError } from '#server/core/errors.ts';
import type { Db } from '#server/db/open.ts';
import { type ProviderRow, usableProviderOf } from '#server/queries/integrations/sign-on-providers.ts';
import { membershipsOf } from '#server/queries/integrations/sign-on-users.ts';
import { takePurpose } from '#server/queries/session/purpose-tokens.ts';
import type { User } from '#server/queries/session/users.ts';
import type { SessionServices } from '#server/session/session-services.ts';

/** The provider that alone lets a user in; undefined where the password counts, as for members of several organisations. */
export async function onlyProviderOf(db: Db, user: Pick<User, 'id' | 'roles'>): Promise<ProviderRow | undefined> {
  const trids = isEmployee(user.roles) ? [undefined] : await membershipsOf(db, user.id);
  if (trids.length !== 1) return undefined;
  const provider = await usableProviderOf(db, trids[0]);
  return provider?.passwordOff ? provider : undefined;
}

/** Throws where the password was right and is not the way in; an operator's permit for emergencies is used up. */
export async function refusePassword(services: SessionServices, user: User, address: string): Promise<void> {
  const { db, clock } = services;
  const provider = await onlyProviderOf(db, user);
  if (!provider) return;
  const by = { id: user.id, name: userName(user) };
  const entry = { kind: 'signOn', by, trid: provider.trid ?? undefined, address } as const;
  if (await takePurpose(db, user.id, 'passwordLogin', clock())) {
    await appendAudit(services, { ...entry, text: writeSignOn('letIn', provider.name, userName(user)) });
    return;
  }
  await appendAudit(services, { ...entry, text: writeSignOn('refused', provider.name, 'password') });
  throw new ApiError(
    403,
    'Ihre Organisation lässt nur die Anmeldung mit dem Firmenkonto zu. Bitte wählen Sie „Mit Firmenkonto anmelden“.',
    {},
    passwordOff,
  );
}
