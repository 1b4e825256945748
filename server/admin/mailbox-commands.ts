import { mailboxCreate } from '#contract/integrations/mailbox.ts';
import { ApiError } from '../core/errors.ts';
import { administratorOf } from '../integrations/give-key.ts';
import { addMailboxFor, mailboxesIn, removeMailboxOf } from '../integrations/mailboxes.ts';
import { userNamed } from './checks.ts';
import { type Command, Refused } from './command.ts';
import { organisation, tellerBy } from './integration-commands.ts';

const list: Command = {
  usage: 'mailbox list <trid>',
  does: 'lists the mailboxes of an organisation: id, address, events, state, the user that they see as much as, events that their readers ended',
  reads: true,
  async run({ services, operands: [text = ''] }) {
    const mailboxes = await mailboxesIn(services, await organisation(services, text));
    return mailboxes.map(({ id, email, events, state, setBy = '', unsubscribed }) =>
      [id, email, events.join(','), state, setBy, unsubscribed.join(',')].join('\t'),
    );
  },
};

/** What is wrong with a new mailbox, as the command line says it. */
const faults: Readonly<Record<string, string>> = {
  webhookEventRight: 'that user has not the right to see one of them',
  webhookTaken: 'the organisation has this address already',
  webhookMany: 'the organisation has ten mailboxes already; remove one first',
};
function refusedMailbox(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const [[field, fault = ''] = []] = Object.entries(error.extras.fields ?? {});
  if (field === undefined) return new Refused('the organisation had many addresses asked; wait for an hour');
  return new Refused(`${field}: ${faults[fault.split(':')[0] ?? ''] ?? fault}`);
}

const add: Command = {
  usage: 'mailbox add <trid> <address>',
  does: 'has an address get mails of an organisation, once it agrees by the link of a mail; it sees what the user sees that is named',
  rights: true,
  needs: ['PUBLIC_BASE_URL'],
  options: {
    by: 'account/username of the user behind it, who administers the organisation',
    events: 'such as ticketAnswer,orderStatus,porting,request,statement,notice',
  },
  async run({ services, operands: [text = '', email = ''], options, by }) {
    const trid = await organisation(services, text);
    if (!options['by']) throw new Refused('--by is needed: a mailbox sees what a user sees');
    const { id: userId } = await userNamed(services, options['by']);
    const events = (options['events'] ?? '').split(',').map((event) => event.trim());
    const body = mailboxCreate.safeParse({ email, events, password: '-' });
    if (!body.success)
      throw new Refused(`wrong or missing: ${body.error.issues.map(({ path: [first] }) => String(first)).join(', ')}`);
    const acting = await administratorOf(services, userId, trid);
    if (!acting) throw new Refused(`${options['by']} does not administer ${trid}`);
    const { password: _none, ...mailbox } = body.data;
    const id = await addMailboxFor(services, { acting, operator: tellerBy(trid, by) }, mailbox).catch(
      (error: unknown) => {
        throw refusedMailbox(error);
      },
    );
    services.sendMails?.();
    return [`Added mailbox ${id}. It gets nothing before ${mailbox.email} agrees by the mail that is sent there.`];
  },
};

const remove: Command = {
  usage: 'mailbox remove <trid> <id>',
  does: 'sends no more mails to an address; who administers the organisation is told',
  rights: true,
  needs: ['PUBLIC_BASE_URL'],
  async run({ services, operands: [text = '', id = ''], by }) {
    const trid = await organisation(services, text);
    if (!(await removeMailboxOf(services, tellerBy(trid, by), id))) throw new Refused(`${trid} has no mailbox ${id}`);
    services.sendMails?.();
    return [`Removed mailbox ${id}.`];
  },
};

/** Mail addresses that get mails of organisations. */
export const mailboxCommands: readonly Command[] = [list, add, remove];
