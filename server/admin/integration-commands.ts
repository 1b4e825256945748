import { networksIn, newApiKey } from '#contract/integrations/api-key.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment, endOfDay } from '#domain/date/berlin-time.ts';
import { ApiError } from '../core/errors.ts';
import { endKeyIn } from '../integrations/end-access.ts';
import { rightsText, type Teller } from '../integrations/key-news.ts';
import { apiKeysOf } from '../queries/integrations/api-keys.ts';
import { countDeliveries } from '../queries/integrations/webhook-deliveries.ts';
import { findSubscription, listSubscriptions } from '../queries/integrations/webhook-subscriptions.ts';
import { actOnWebhook, replayPeriod } from '../webhooks/act-on-webhook.ts';
import { hostOf, shownOperator } from '../webhooks/webhook-manager.ts';
import { readDay, readTrids, userNamed } from './checks.ts';
import { type AdminServices, type Command, type CommandInput, Refused } from './command.ts';

export const tellerBy = (trid: string, name: string): Teller => ({ trid, by: { name }, shown: shownOperator });

export async function organisation(services: AdminServices, text: string): Promise<string> {
  const [trid] = await readTrids(services, text);
  if (!trid) throw new Refused('name the organisation');
  return trid;
}

const listKeys: Command = {
  usage: 'api-key list <trid>',
  does: 'lists the keys of an organisation: id, name, first signs, rights, networks, last day, user, last use; ended ones are marked',
  reads: true,
  async run({ services, operands: [text = ''] }) {
    const now = services.clock();
    return (await apiKeysOf(services.db, await organisation(services, text))).map((key) =>
      [
        ...[key.id, key.name, key.begin, rightsText(key.rights), key.networks.join(',') || 'everywhere'],
        ...[berlinDay(key.expires), key.giverName, key.lastUsed === null ? 'unused' : berlinDay(key.lastUsed)],
        key.ended !== null || key.expires <= now ? 'ended' : '',
      ].join('\t'),
    );
  },
};

const endKey: Command = {
  usage: 'api-key end <trid> <id>',
  does: 'ends a key at once, with its downloads and uploads; who administers the organisation is told',
  rights: true,
  needs: ['PUBLIC_BASE_URL'],
  async run({ services, operands: [text = '', id = ''], by }) {
    const trid = await organisation(services, text);
    const isEnded = await services.db.transaction((tx) => endKeyIn(tx, services, tellerBy(trid, by), id));
    if (!isEnded) throw new Refused(`${trid} has no key ${id} that counts`);
    services.sendMails?.();
    return [`Ended key ${id}.`];
  },
};

const rightsIn = (text: string) => Object.fromEntries(text.split(',').map((part) => part.trim().split(':')));

/** What is wrong with a new key, as the command line says it. */
const keyFaults: Readonly<Record<string, string>> = {
  fromToday: 'its last day is past',
  rightNotHeld: 'that user has not this right',
};
function refusedKey(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const [[field, fault = ''] = []] = Object.entries(error.extras.fields ?? {});
  if (field === undefined) return new Refused('there are 20 keys already; end one first');
  return new Refused(`${field}: ${keyFaults[fault] ?? fault}`);
}

const makeKey: Command = {
  usage: 'api-key make <trid>',
  does: 'makes a key that acts for a user who administers the organisation, and prints its secret, which is not shown again',
  rights: true,
  needs: ['PUBLIC_BASE_URL'],
  options: {
    by: 'account/username of the user that it acts for',
    name: 'name',
    rights: 'such as tickets:write,customers:read',
    until: 'last day, YYYY-MM-DD',
    networks: 'networks with commas between; without it from everywhere',
  },
  async run({ services, operands: [text = ''], options, by }) {
    if (!services.makeApiKey) throw new Refused('no server runs here; start one first');
    const trid = await organisation(services, text);
    if (!options['by']) throw new Refused('--by is needed: a key acts for a user');
    const giver = await userNamed(services, options['by']);
    const body = newApiKey.safeParse({
      name: options['name'],
      rights: rightsIn(options['rights'] ?? ''),
      until: options['until'],
      networks: networksIn(options['networks'] ?? ''),
    });
    if (!body.success)
      throw new Refused(`wrong or missing: ${body.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
    const order = { giver: giver.id, trid, body: body.data, operator: tellerBy(trid, by) };
    const made = await services.makeApiKey(order).catch((error: unknown) => {
      throw refusedKey(error);
    });
    if (!made) throw new Refused(`${options['by']} does not administer ${trid}`);
    return [`Made key ${made.key.id}. Its secret, shown this once:`, made.secret];
  },
};

const listWebhooks: Command = {
  usage: 'webhook list <trid>',
  does: 'lists the addresses of an organisation by their hosts: id, host, events, messages by state; paused ones are marked',
  reads: true,
  async run({ services, operands: [text = ''] }) {
    const { db } = services;
    const trid = await organisation(services, text);
    const counts = await countDeliveries(db, trid);
    return (await listSubscriptions(db, trid)).map((one) =>
      [
        ...[one.id, hostOf(one), one.events.join(',')],
        counts
          .flatMap(({ subscriptionId, state, total }) => (subscriptionId === one.id ? [`${state} ${total}`] : []))
          .join(', '),
        one.paused === null ? '' : `paused ${berlinDay(one.paused)} ${one.pauseReason ?? ''}`.trim(),
      ].join('\t'),
    );
  },
};

/** The organisation and the address that a command names, and what acts on it. */
async function named({ services, operands: [text = '', id = ''], by }: CommandInput) {
  const trid = await organisation(services, text);
  const subscription = await findSubscription(services.db, { trid, id });
  if (!subscription) throw new Refused(`${trid} has no webhook ${id}`);
  const acts = {
    ...services,
    sendMails: () => services.sendMails?.(),
    // Without a server of this process the next run of the job sends them.
    webhooks: { send: () => services.webhooks?.send() },
  };
  return { id, subscription, acts, doer: { foundation: { trid }, operator: by } };
}

const pause: Command = {
  usage: 'webhook pause <trid> <id>',
  does: 'holds the messages to an address; who administers the organisation is told',
  needs: ['PUBLIC_BASE_URL'],
  async run(input) {
    const { id, acts, doer } = await named(input);
    await actOnWebhook(acts, doer, id, { _action: 'pause' });
    return [`Paused ${id}.`];
  },
};

const resume: Command = {
  usage: 'webhook resume <trid> <id>',
  does: 'sends messages to an address again; with --held those too that were held',
  needs: ['PUBLIC_BASE_URL'],
  options: { held: '' },
  async run(input) {
    const { id, acts, doer } = await named(input);
    await actOnWebhook(acts, doer, id, { _action: 'resume', sendsHeld: input.options['held'] !== undefined });
    return [`Resumed ${id}.`];
  },
};

const resend: Command = {
  usage: 'webhook resend <trid> <id>',
  does: 'sends the messages of some days again under their ids, up to 1,000; with --undelivered only those that were not accepted',
  options: { from: 'first day, YYYY-MM-DD', to: 'last day; without it the first one', undelivered: '' },
  async run(input) {
    const { id, acts, doer, subscription } = await named(input);
    if (subscription.paused !== null) throw new Refused(`${id} is paused; resume it first`);
    const first = readDay(input.options['from'] ?? '');
    const period = { from: berlinMoment(first), to: endOfDay(readDay(input.options['to'] ?? first)) };
    if (period.to < period.from) throw new Refused('the last day is before the first one');
    const onlyUndelivered = input.options['undelivered'] !== undefined;
    const count = await replayPeriod(acts, doer, id, { ...period, onlyUndelivered }).catch((error: unknown) => {
      throw error instanceof ApiError ? new Refused('not now: it was paused, or sent again too often') : error;
    });
    return [`${count} messages are sent again.`];
  },
};

/** Keys and webhooks of organisations. */
export const integrationCommands: readonly Command[] = [
  ...[listKeys, endKey, makeKey],
  ...[listWebhooks, pause, resume, resend],
];
