import { writeSignOn } from '#domain/integrations/sign-on/sign-on-acts.ts';
import { appendAuditIn } from '../audit/append-audit.ts';
import { listProviders, lockProviderOf, updateProvider } from '../queries/integrations/sign-on-providers.ts';
import { issuePurposeToken } from '../session/purpose-tokens.ts';
import { operatorName } from './ask-server.ts';
import { userNamed } from './checks.ts';
import { type Command, Refused } from './command.ts';

const list: Command = {
  usage: 'sign-on list',
  does: 'lists the OpenID Connect providers with their organisations and whether passwords are off',
  reads: true,
  async run({ services: { db } }) {
    return (await listProviders(db)).map(({ trid, name, issuer, isActive, passwordOff, checkFault }) =>
      [
        ...[trid ?? 'employees', name, issuer, isActive ? 'in use' : 'waits for a release'],
        ...[passwordOff ? 'passwords off' : 'passwords allowed', checkFault ?? ''],
      ].join('\t'),
    );
  },
};

const allowPasswords: Command = {
  usage: 'sign-on allow-passwords <trid|employees>',
  rights: true,
  does: 'lets the users of an organisation, or the employees, sign in by password again, where their provider fails',
  async run({ services: { db, clock }, operands: [owner = ''] }) {
    const trid = owner === 'employees' ? undefined : owner;
    await db.transaction(async (tx) => {
      const provider = await lockProviderOf(tx, trid);
      if (!provider) throw new Refused(`${owner} has no provider`);
      if (!provider.passwordOff) throw new Refused(`passwords of ${owner} are allowed already`);
      await updateProvider(tx, provider.id, { passwordOff: false, version: provider.version + 1 });
      const text = writeSignOn('passwordOn', provider.name);
      await appendAuditIn(tx, clock(), [{ kind: 'signOn', by: { name: operatorName() }, trid, text }]);
    });
    return [`Passwords of ${owner} are allowed again.`];
  },
};

const passwordLogin: Command = {
  usage: 'user password-login <account/username>',
  rights: true,
  does: 'lets a user sign in by password once within an hour, where the organisation has switched passwords off',
  async run({ services, operands: [userId = ''] }) {
    const { id } = await userNamed(services, userId);
    await issuePurposeToken(services.db, id, 'passwordLogin', services.clock());
    return [`${userId} may sign in by password once within an hour. user password gives a link to set one.`];
  },
};

export const signOnCommands = [list, allowPasswords, passwordLogin];
