import type { Mail, MailAction, MailContent, MailOverview } from '#contract/staff/mails.ts';
import type { MailText } from '#domain/mails/mail-text.ts';
import { variantOf, variantsOf } from '#server/brand/brand-source.ts';
import { notFound } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import { isSecurityMail, mailDefinitions } from '#server/mail/mail-definitions.ts';
import { placeholdersOf } from '#server/mail/mail-placeholders.ts';
import {
  changeMailText,
  deleteMailText,
  insertMailText,
  latestMailTexts,
  lockMailDraft,
  type MailTextRow,
  mailTextInForce,
  mailTextsOf,
} from '#server/queries/administration/mail-texts.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';
import { prepareApproval } from './approvals.ts';
import { otherAdministrators, waitingApprovals } from './brand.ts';
import { checkMailText, definitionOf, knownVariant, mailTextName, publishMailText } from './mail-text-release.ts';

/** How a text is signed that the command line published. */
const operator = 'CLI';

/** All mails, with marks of own texts and drafts. */
export async function mailsOf(services: AdministrationServices, asked?: string): Promise<MailOverview> {
  const { db, config, clock } = services;
  const active = variantOf(config);
  const variant = knownVariant(services, asked ?? active);
  const [rows, waiting] = await Promise.all([latestMailTexts(db, variant), waitingApprovals(db, 'mail', clock())]);
  const mails = mailDefinitions.map(({ id, area, label }) => {
    const own = rows.find(({ mail, published, isOwn }) => mail === id && published !== null && isOwn);
    const draft = rows.find(({ mail, published }) => mail === id && published === null);
    return {
      ...{ id, area, label },
      ...(own?.published && { ownSince: own.published }),
      ...(draft && { draft: waiting.has(draft.id) ? ('waiting' as const) : ('preparing' as const) }),
    };
  });
  return { variants: [...variantsOf(config)], active, mails };
}

type Reader = Administrator & { readonly email: string };

/** A mail with its draft, its versions, and who may release. */
export async function mailOf(services: AdministrationServices, by: Reader, id: string, asked?: string): Promise<Mail> {
  const { db, config, clock } = services;
  const { area, label, occasion, subject, text, ...definition } = definitionOf(id);
  const variant = knownVariant(services, asked ?? variantOf(config));
  const [rows, waiting, others] = await Promise.all([
    mailTextsOf(db, variant, id),
    waitingApprovals(db, 'mail', clock()),
    otherAdministrators(db, by),
  ]);
  const shipped = { subject, text };
  const published = rows.flatMap(({ row, preparedBy, publishedBy }) =>
    row.published === null
      ? []
      : [
          {
            ...{ id: row.id, published: row.published },
            ...{ preparedBy: preparedBy ?? operator, publishedBy: publishedBy ?? operator },
            ...(row.content && { content: row.content }),
          },
        ],
  );
  const draft = rows.find(({ row }) => row.published === null);
  const approval = draft && waiting.get(draft.row.id);
  return {
    ...{ id, variant, area, label, occasion, shipped },
    isSecurity: isSecurityMail({ area }),
    placeholders: placeholdersOf(definition.placeholders),
    current: published[0]?.content ?? shipped,
    ...(draft && {
      draft: {
        ...{ version: draft.row.version, modified: draft.row.modified, preparedBy: draft.preparedBy ?? operator },
        ...(draft.row.content && { content: draft.row.content }),
        ...(approval !== undefined && { approval }),
      },
    }),
    versions: published,
    others,
    testAddress: by.email,
  };
}

const isSame = (one: MailText, other: MailText) =>
  (['de', 'en'] as const).every(
    (locale) => one.subject[locale] === other.subject[locale] && one.text[locale] === other.text[locale],
  );

interface Place {
  readonly tx: Tx;
  readonly services: AdministrationServices;
  readonly by: Administrator;
  readonly id: string;
  readonly row: MailTextRow | undefined;
}

async function save({ tx, services, by, id, row }: Place, variant: string, content: MailContent | null): Promise<void> {
  const now = services.clock();
  if (row) await changeMailText(tx, row, { content, preparedBy: by.id, modified: now });
  else {
    const draft = { id: uuidv7(now), variant, mail: id, content, preparedBy: by.id, modified: now };
    if (!(await insertMailText(tx, draft))) throw new AdministrationFault('changedMeanwhile');
    await auditAct(tx, now, by, { act: 'mail.draft', subject: mailTextName(id, variant) });
  }
}

/** Version numbers of a mail for the audit log. */
async function publish({ tx, services, by, id }: Place, row: MailTextRow): Promise<void> {
  const now = services.clock();
  const versions = (await mailTextsOf(tx, row.variant, id)).length;
  await publishMailText(tx, row, now, by.id);
  await auditAct(tx, now, by, {
    act: 'mail.publish',
    subject: mailTextName(id, row.variant),
    before: `version ${versions - 1}`,
    after: row.content ? `version ${versions}` : `version ${versions}: shipped text`,
  });
}

/** Saves, discards or publishes the draft of a mail; one about access and security waits for a second administrator. */
export async function actOnMail(
  services: AdministrationServices,
  by: Administrator,
  id: string,
  action: MailAction,
): Promise<void> {
  const definition = definitionOf(id);
  const variant = knownVariant(services, action.variant);
  const prepared = await services.db.transaction(async (tx) => {
    const row = await lockMailDraft(tx, variant, id);
    if ((row?.version ?? 0) !== action.version) throw new AdministrationFault('changedMeanwhile');
    const place = { tx, services, by, id, row };
    if (row && (await waitingApprovals(tx, 'mail', services.clock())).has(row.id))
      throw new AdministrationFault('mailWaits');
    if (action._action === 'save') {
      await save(place, variant, action.content ?? null);
      return undefined;
    }
    if (!row) throw notFound();
    if (action._action === 'discard') {
      await deleteMailText(tx, row.id);
      await auditAct(tx, services.clock(), by, { act: 'mail.discard', subject: mailTextName(id, variant) });
      return undefined;
    }
    checkMailText(id, row.content);
    const current = await mailTextInForce(tx, variant, id);
    if (isSame(row.content ?? definition, current ?? definition)) throw new AdministrationFault('mailUnchanged');
    if (isSecurityMail(definition)) return row;
    await publish(place, row);
    return undefined;
  });
  if (!prepared) return;
  await prepareApproval(services, by, {
    ...{ kind: 'mail', subject: prepared.id, before: String(prepared.version), after: mailTextName(id, variant) },
    reason: '',
  });
}
