import { deleteAllPushSubscriptions } from '../queries/me/push-subscriptions.ts';
import { changeUser } from '../queries/session/administration.ts';
import { endSession, endSessionsOf, listSessions } from '../queries/session/sessions.ts';
import { addSealingKey, describeKeys, dropEarlierSealing, replacePushKeys, rotateKeys } from '../session/keys.ts';
import { resealFactors } from '../session/second-factor/reseal-factors.ts';
import { resealProviders } from '../sign-on/reseal-providers.ts';
import { resealWebhooks } from '../webhooks/reseal-webhooks.ts';
import { userNamed } from './checks.ts';
import { type Command, Refused } from './command.ts';

const time = (ms: number) => new Date(ms).toISOString().slice(0, 16);

const list: Command = {
  usage: 'session list',
  does: 'lists sessions: id, user, since when, until when, browser',
  reads: true,
  options: { user: 'only those of account/username' },
  async run({ services, options: { user } }) {
    const userId = user === undefined ? undefined : (await userNamed(services, user)).id;
    return (await listSessions(services.db, services.clock(), userId)).map(
      ({ id, account, username, created, expires, client }) =>
        [id, `${account}/${username}`, time(created), time(expires), client].join('\t'),
    );
  },
};

const end: Command = {
  usage: 'session end <id|account/username>',
  does: 'ends one session, or all sessions of a user',
  async run({ services, operands: [what = ''] }) {
    const { db, clock } = services;
    if (what.includes('/')) {
      const { id } = await userNamed(services, what);
      await changeUser(db, id, { sessionsSince: clock() });
      await endSessionsOf(db, id);
      return [`Ended all sessions of ${what}.`];
    }
    if (!(await listSessions(db, clock(), undefined)).some(({ id }) => id === what))
      throw new Refused(`there is no session ${what}`);
    await endSession(db, what, clock());
    return [`Ended session ${what}.`];
  },
};

const keys: Command = {
  usage: 'keys list',
  does: 'lists the keys that sign sessions, the one in use first',
  reads: true,
  needs: ['KEYS_FILE'],
  async run({ services: { config } }) {
    return describeKeys(config.keysFile).map(({ kid, replaced }) =>
      [kid, replaced === undefined ? 'signs' : `replaced ${time(replaced)}`].join('\t'),
    );
  },
};

const rotate: Command = {
  usage: 'keys rotate',
  does: 'signs with a new key from now on; sessions go on, unless --end-sessions drops the keys of before at once',
  options: { 'end-sessions': '' },
  needs: ['KEYS_FILE'],
  async run({ services: { config, clock }, options }) {
    const { kid, believed, dropped } = rotateKeys(config.keysFile, clock(), options['end-sessions'] !== undefined);
    return [`New key ${kid}; ${believed} of before still believed, ${dropped} dropped.`];
  },
};

const reseal: Command = {
  usage: 'keys reseal',
  does: 'seals the secrets of authenticator apps, webhooks and sign-on providers with a new key and drops the one of before; all work on',
  needs: ['KEYS_FILE'],
  async run({ services: { config, db } }) {
    const sealingKeys = addSealingKey(config.keysFile);
    const first = await resealFactors(db, sealingKeys);
    // A server may have sealed with the key of before until it saw the new one.
    const second = await resealFactors(db, sealingKeys);
    const webhooks = await resealWebhooks(db, sealingKeys);
    const providers = await resealProviders(db, sealingKeys);
    dropEarlierSealing(config.keysFile);
    return [
      `Sealed ${first.resealed + second.resealed + webhooks.resealed + providers.resealed} secrets with a new key; the one of before is dropped.`,
      ...(second.lost > 0
        ? [`${second.lost} secrets open with no key: give user reset-second-factor for their users.`]
        : []),
      ...(webhooks.lost > 0
        ? [`${webhooks.lost} secrets of webhooks open with no key: their owners must change them.`]
        : []),
      ...(providers.lost > 0
        ? [`${providers.lost} secrets of sign-on providers open with no key: they must be typed again.`]
        : []),
    ];
  },
};

const rotatePush: Command = {
  usage: 'keys rotate-push',
  does: 'signs push messages with a new key; users turn them on again in their browsers',
  needs: ['KEYS_FILE'],
  async run({ services: { config, db } }) {
    replacePushKeys(config.keysFile);
    const browsers = await deleteAllPushSubscriptions(db);
    return [`Made a new key for push messages; ${browsers} browsers have to be turned on again.`];
  },
};

export const sessionCommands = [list, end, keys, rotate, reseal, rotatePush];
