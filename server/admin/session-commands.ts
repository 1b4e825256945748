import { changeUser } from '../queries/session/administration.ts';
import { endSession, endSessionsOf, listSessions } from '../queries/session/sessions.ts';
import { describeKeys, rotateKeys } from '../session/keys.ts';
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
  does: 'signs with a new key from now on; nobody is logged out',
  needs: ['KEYS_FILE'],
  async run({ services: { config, clock } }) {
    const { kid, believed, dropped } = rotateKeys(config.keysFile, clock());
    return [`New key ${kid}; ${believed} of before still believed, ${dropped} dropped.`];
  },
};

export const sessionCommands = [list, end, keys, rotate];
