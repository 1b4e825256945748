import { type MailContent, mailContent } from '#contract/staff/mails.ts';
import { mailIssues } from '#domain/mails/mail-issues.ts';
import type { MailText } from '#domain/mails/mail-text.ts';
import { writeAct } from '#domain/staff/administration-acts.ts';
import { mailTextName } from '../administration/mail-text-release.ts';
import { appendAuditIn } from '../audit/append-audit.ts';
import { variantOf, variantsOf } from '../brand/brand-source.ts';
import { uuidv7 } from '../core/uuid.ts';
import { mailDefinition, mailDefinitions } from '../mail/mail-definitions.ts';
import { placeholdersOf } from '../mail/mail-placeholders.ts';
import {
  insertMailText,
  latestMailTexts,
  lockMailDraft,
  mailTextInForce,
  mailTextsOf,
} from '../queries/administration/mail-texts.ts';
import { type AdminServices, type Command, Refused } from './command.ts';

const options = { variant: 'variant of the portal; the one it was built as without it' };

function variantNamed({ config }: AdminServices, name = variantOf(config)): string {
  if (!variantsOf(config).includes(name)) throw new Refused(`there is no variant ${name}`);
  return name;
}

function definitionNamed(id: string) {
  const definition = mailDefinition(id);
  if (!definition) throw new Refused(`there is no mail ${id}; \`mails list\` lists them`);
  return definition;
}

const list: Command = {
  usage: 'mails list',
  does: 'lists the mails that the portal writes: id, area, name, own or shipped text, whether a draft is prepared',
  reads: true,
  options,
  async run({ services, options: { variant } }) {
    const rows = await latestMailTexts(services.db, variantNamed(services, variant));
    return mailDefinitions.map(({ id, area, label }) => {
      const isOwn = rows.some(({ mail, published, isOwn: own }) => mail === id && published !== null && own);
      const hasDraft = rows.some(({ mail, published }) => mail === id && published === null);
      return [id, area, label.en, isOwn ? 'own' : 'shipped', hasDraft ? 'draft' : ''].join('\t');
    });
  },
};

const show: Command = {
  usage: 'mails show <mail>',
  does: 'prints the text in force as JSON, then its placeholders and its versions, the latest first',
  reads: true,
  options,
  async run({ services, operands: [id = ''], options: { variant: name } }) {
    const { subject, text, placeholders } = definitionNamed(id);
    const variant = variantNamed(services, name);
    const versions = (await mailTextsOf(services.db, variant, id)).filter(({ row }) => row.published !== null);
    return [
      JSON.stringify((await mailTextInForce(services.db, variant, id)) ?? { subject, text }),
      ...placeholdersOf(placeholders).map((one) =>
        [`{{${one.name}}}`, one.label.en, one.isRequired ? 'required' : ''].join('\t'),
      ),
      ...versions.map(({ row, publishedBy }, index) =>
        [
          `version ${versions.length - index}`,
          new Date(row.published ?? 0).toISOString(),
          publishedBy ?? 'CLI',
          row.content ? 'own' : 'shipped',
        ].join('\t'),
      ),
    ];
  },
};

function readContent(json: string): MailContent {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Refused('this is no JSON');
  }
  const { data, error } = mailContent.safeParse(value);
  if (!data)
    throw new Refused((error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return data;
}

/** Publishes without a second person; a draft of the pages stays as it is. The audit log gets no words of it. */
async function publish({ db, clock }: AdminServices, variant: string, id: string, content: MailText | null) {
  const now = clock();
  await db.transaction(async (tx) => {
    await lockMailDraft(tx, variant, id);
    const number = (await mailTextsOf(tx, variant, id)).filter(({ row }) => row.published !== null).length;
    await insertMailText(tx, { id: uuidv7(now), variant, mail: id, content, modified: now, published: now });
    const text = writeAct({
      act: 'mail.publish',
      subject: mailTextName(id, variant),
      before: `version ${number}`,
      after: `version ${number + 1}${content ? '' : ': shipped text'}`,
    });
    await appendAuditIn(tx, now, [{ kind: 'rights', by: { name: 'CLI' }, text }]);
  });
}

const put: Command = {
  usage: 'mails put <mail> <json>',
  does: 'publishes a text, as `mails show` prints it, without a second person',
  options,
  async run({ services, auditAs, operands: [id = '', json = ''], options: { variant: name } }) {
    const variant = variantNamed(services, name);
    const content = readContent(json);
    const issues = mailIssues(content, placeholdersOf(definitionNamed(id).placeholders));
    if (issues.length > 0)
      throw new Refused(
        issues.map(({ field, key, placeholder }) => [field, key, placeholder].filter(Boolean).join(': ')).join('\n'),
      );
    await publish(services, variant, id, content);
    auditAs(`mails put ${id} --variant ${variant}`);
    return [`Published the text of ${id} for ${variant}.`];
  },
};

const restore: Command = {
  usage: 'mails restore <mail>',
  does: 'goes back to the text that shipped, or to an earlier version',
  options: { ...options, version: 'number of the version, as `mails show` prints it' },
  async run({ services, operands: [id = ''], options: { variant: name, version } }) {
    definitionNamed(id);
    const variant = variantNamed(services, name);
    let content: MailText | null = null;
    if (version !== undefined) {
      const rows = (await mailTextsOf(services.db, variant, id)).filter(({ row }) => row.published !== null);
      const chosenVersion = rows.at(-Number(version));
      if (!(Number(version) >= 1 && chosenVersion)) throw new Refused(`${id} has no version ${version}`);
      content = chosenVersion.row.content;
    }
    await publish(services, variant, id, content);
    return [version === undefined ? `${id} says what it shipped with.` : `${id} says what version ${version} said.`];
  },
};

/** What mails say, without the portal's pages. */
export const mailCommands: readonly Command[] = [list, show, put, restore];
