import { randomBytes } from 'node:crypto';
import { uuidv7 } from '../core/uuid.ts';
import { listAdministrators } from '../queries/administration/administrators.ts';
import { addMembership, allFoundations } from '../queries/session/administration.ts';
import { insertFoundations } from '../queries/session/foundations.ts';
import { insertUsers } from '../queries/session/users.ts';
import { hashPassword } from '../session/passwords.ts';
import { readEmail, readTitle, readUserId } from './checks.ts';
import { type Command, Refused } from './command.ts';
import { passwordLink } from './password-link.ts';

const roles = ['PORTAL_EMPLOYEE', 'PORTAL_ADMIN', 'PORTAL_ETC_PORTAL_ADMIN'];
/** Marks the organisation of the distributor. */
const tag = 'ETC';

/** All else is done on pages. */
export const setup: Command = {
  usage: 'setup <username>',
  rights: true,
  does: 'makes the organisation of the distributor (DISTRIBUTOR_TRID) and the first administrator of an empty portal, and prints a link to set the password',
  needs: ['PUBLIC_BASE_URL'],
  options: { company: 'name of the organisation', name: 'shown name', email: 'mail address' },
  async run({ services, operands: [username = ''], options: { company, name, email } }) {
    const { db, clock, config } = services;
    const trid = config.distributor;
    const login = readUserId(`${trid}/${username}`);
    if (!company || !name || !email) throw new Refused('--company, --name and --email are needed');
    if ((await listAdministrators(db)).some(({ isAdministrator }) => isAdministrator))
      throw new Refused('this portal has an administrator already');
    if ((await allFoundations(db)).some((one) => one.trid === trid)) throw new Refused(`${trid} exists already`);
    const title = readTitle(company);
    const user = {
      ...{
        ...login,
        id: uuidv7(clock()),
        displayName: readTitle(name),
        email: await readEmail(services, email),
        roles,
      },
      // The password is unknown to everyone: the link is the only way in.
      passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
      created: clock(),
    };
    await db.transaction(async (tx) => {
      await insertFoundations(tx, [{ trid, title, type: tag, number: `P-${trid}` }]);
      await insertUsers(tx, [user]);
      await addMembership(tx, user.id, trid);
    });
    return [`Added ${trid}/${login.username} of ${title}.`, ...(await passwordLink(services, user.id))];
  },
};
