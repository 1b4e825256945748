import { href } from '#domain/access/routes.ts';
import type { Tx } from '#server/db/open.ts';
import { factorDemandMail } from '#server/mail/administration-mails.ts';
import { accessOfUsers } from '#server/queries/administration/organisations.ts';
import { notify } from '#server/queries/me/notify.ts';
import { usersOf } from '#server/queries/session/foundation-users.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';

interface Demanding {
  readonly trid: string;
  readonly title: string | null;
  readonly factorFrom: string | null;
}

/** Tells everybody who can sign in without a second factor; answers how many. */
export async function mailFactorDemand(
  tx: Tx,
  { config, clock }: Pick<AdministrationServices, 'config' | 'clock'>,
  by: Pick<Administrator, 'displayName'>,
  { trid, title, factorFrom }: Demanding,
): Promise<number> {
  const now = clock();
  const secured = new Set(
    (await accessOfUsers(tx, trid, now)).filter(({ factors }) => factors.length > 0).map(({ id }) => id),
  );
  const people = (await usersOf(tx, trid)).filter(
    ({ id, disabled, passwordSet }) => !disabled && passwordSet !== null && !secured.has(id),
  );
  const path = href('SecondFactor', 'de');
  for (const { email: recipient } of people) {
    const news = { recipient, by: by.displayName, link: config.publicBaseUrl + path };
    await notify(
      tx,
      factorDemandMail(news, { foundation: title ?? trid, from: factorFrom ?? '' }),
      { link: path },
      now,
    );
  }
  return people.length;
}

/** The same once more, as an act of its own. */
export async function remindOfFactor(
  tx: Tx,
  services: AdministrationServices,
  by: Administrator,
  organisation: Demanding,
): Promise<void> {
  const count = await mailFactorDemand(tx, services, by, organisation);
  const { trid } = organisation;
  await auditAct(tx, services.clock(), by, {
    act: 'organisation.remindFactor',
    subject: trid,
    trid,
    after: String(count),
  });
}
