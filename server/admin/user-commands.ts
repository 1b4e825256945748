import { randomBytes } from 'node:crypto';
import { changeRoles, checkRoles, disableUser } from '../administration/administrator.ts';
import { enableUser, resetFactors } from '../administration/user-access.ts';
import { uuidv7 } from '../core/uuid.ts';
import {
  addMembership,
  changeUser,
  forgetAcceptedTerms,
  listUsers,
  removeMembership,
} from '../queries/session/administration.ts';
import { endSessionsOf } from '../queries/session/sessions.ts';
import { findUserByLogin, insertUsers } from '../queries/session/users.ts';
import { lockIdle } from '../session/lock-idle.ts';
import { hashPassword } from '../session/passwords.ts';
import { readEmail, readPhone, readRoles, readTitle, readTrids, readUserId, userNamed } from './checks.ts';
import { type Command, Refused } from './command.ts';
import { passwordLink } from './password-link.ts';

const add: Command = {
  usage: 'user add <account/username>',
  rights: true,
  does: 'adds a user and prints a link to set the first password',
  needs: ['PUBLIC_BASE_URL'],
  options: { name: 'shown name', email: 'mail address', phone: 'phone number', roles: 'codes', foundations: 'trids' },
  async run({ services, operands: [userId = ''], options }) {
    const { db, clock } = services;
    const login = readUserId(userId);
    if (!options.name || !options.email) throw new Refused('--name and --email are needed');
    const user = {
      ...login,
      id: uuidv7(clock()),
      displayName: readTitle(options.name),
      email: await readEmail(services, options.email),
      phone: options.phone === undefined ? null : readPhone(options.phone),
      roles: readRoles(options.roles ?? 'PORTAL_USER'),
      // The password is unknown to everyone: the link is the only way in.
      passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
      created: clock(),
    };
    checkRoles(user.roles);
    const trids = await readTrids(services, options.foundations ?? '');
    if (await findUserByLogin(db, login.account, login.username)) throw new Refused(`${userId} exists already`);
    await db.transaction(async (tx) => {
      await insertUsers(tx, [user]);
      for (const trid of trids) await addMembership(tx, user.id, trid);
    });
    return [`Added ${login.account}/${login.username}.`, ...(await passwordLink(services, user.id))];
  },
};

const change: Command = {
  usage: 'user change <account/username>',
  does: 'changes name, mail address or phone number',
  options: { name: 'shown name', email: 'mail address', phone: 'phone number, empty for none' },
  async run({ services, operands: [userId = ''], options: { name, email, phone } }) {
    const { id } = await userNamed(services, userId);
    if ([name, email, phone].every((value) => value === undefined)) throw new Refused('nothing to change was named');
    await changeUser(services.db, id, {
      ...(name !== undefined && { displayName: readTitle(name) }),
      ...(email !== undefined && { email: await readEmail(services, email, id) }),
      ...(phone !== undefined && { phone: phone === '' ? null : readPhone(phone) }),
    });
    return [`Changed ${userId}.`];
  },
};

const disable: Command = {
  usage: 'user disable <account/username>',
  rights: true,
  does: 'refuses the user from now on, sessions, uploads and downloads under way included',
  async run({ services, operands: [userId = ''] }) {
    const { id } = await userNamed(services, userId);
    await services.db.transaction((tx) => disableUser(tx, { id }));
    return [`Disabled ${userId}.`];
  },
};

const enable: Command = {
  usage: 'user enable <account/username>',
  rights: true,
  does: 'lets the user sign in again; the sessions of before stay ended',
  async run({ services, operands: [userId = ''] }) {
    const { id } = await userNamed(services, userId);
    await services.db.transaction((tx) => enableUser(tx, services, { id }));
    return [`Enabled ${userId}.`];
  },
};

const setRoles: Command = {
  usage: 'user roles <account/username> <codes>',
  rights: true,
  does: 'sets the roles, with commas between, in place of those of before',
  async run({ services, operands: [userId = '', codes = ''] }) {
    const { id } = await userNamed(services, userId);
    const roles = readRoles(codes);
    await services.db.transaction((tx) => changeRoles(tx, { id }, roles));
    return [`${userId} has ${roles.join(', ') || 'no roles'}.`];
  },
};

const password: Command = {
  usage: 'user password <account/username>',
  rights: true,
  does: 'forces a new password, ends every session and prints a link to set it',
  needs: ['PUBLIC_BASE_URL'],
  async run({ services, operands: [userId = ''] }) {
    const { id } = await userNamed(services, userId);
    await changeUser(services.db, id, { mustResetPassword: true, sessionsSince: services.clock() });
    await endSessionsOf(services.db, id);
    return [`${userId} must set a new password.`, ...(await passwordLink(services, id))];
  },
};

const resetSecondFactor: Command = {
  usage: 'user reset-second-factor <account/username>',
  does: 'removes every second factor and recovery code of a user who has lost them, ends every session and tells the user by mail',
  needs: ['PUBLIC_BASE_URL'],
  async run({ services, operands: [userId = ''] }) {
    const user = await userNamed(services, userId);
    const removed = await services.db.transaction((tx) => resetFactors(tx, services, user));
    if (removed === 0) throw new Refused(`${userId} has no second factor`);
    services.sendMails?.();
    return [`${userId} signs in with the password alone; ${removed} second factors removed, told to ${user.email}.`];
  },
};

const terms: Command = {
  usage: 'user terms <account/username|all>',
  does: 'forces a new acceptance of the terms of use, of one user or of all',
  async run({ services, operands: [userId = ''] }) {
    if (userId === 'all') return [`${await forgetAcceptedTerms(services.db)} users must accept the terms again.`];
    const { id } = await userNamed(services, userId);
    await changeUser(services.db, id, { acceptedTerms: null });
    return [`${userId} must accept the terms again.`];
  },
};

const list: Command = {
  usage: 'user list',
  does: 'lists users with roles, foundations and what stands in the way of a login',
  reads: true,
  async run({ services: { db } }) {
    return (await listUsers(db)).map(
      ({ account, username, displayName, roles, actsFor, disabled, mustResetPassword, passwordSet }) =>
        [
          `${account}/${username}`,
          displayName,
          roles.join(','),
          actsFor.join(','),
          disabled ? 'disabled' : '',
          passwordSet === null ? 'never set a password' : mustResetPassword ? 'must set a password' : '',
        ]
          .filter((part, at) => at < 4 || part)
          .join('\t'),
    );
  },
};

const lockIdleUsers: Command = {
  usage: 'user lock-idle',
  does: 'locks users without a login for twelve months who were told a month ago, and mails those who are near it, where the server refused to because they are many',
  async run({ services }) {
    const { locked, noticed, held } = await lockIdle(services, true);
    return [
      `${locked} users locked, ${noticed} told by mail.`,
      ...(held > 0 ? ['The last administrator stays open; give PORTAL_ADMIN to another employee.'] : []),
    ];
  },
};

const join: Command = {
  usage: 'member add <account/username> <trids>',
  rights: true,
  does: 'lets a user act for foundations, with commas between',
  async run({ services, operands: [userId = '', text = ''] }) {
    const { id } = await userNamed(services, userId);
    const trids = await readTrids(services, text);
    for (const trid of trids) await addMembership(services.db, id, trid);
    return [`${userId} acts for ${trids.join(', ')}.`];
  },
};

const leave: Command = {
  usage: 'member remove <account/username> <trid>',
  rights: true,
  does: 'ends that a user acts for a foundation',
  async run({ services, operands: [userId = '', trid = ''] }) {
    const { id } = await userNamed(services, userId);
    if (!(await removeMembership(services.db, id, trid))) throw new Refused(`${userId} does not act for ${trid}`);
    return [`${userId} acts for ${trid} no more.`];
  },
};

export const userCommands = [
  list,
  add,
  change,
  disable,
  enable,
  setRoles,
  password,
  resetSecondFactor,
  terms,
  lockIdleUsers,
  join,
  leave,
];
