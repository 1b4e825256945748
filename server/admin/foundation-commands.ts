import { networksIn } from '#contract/integrations/api-key.ts';
import { isNetwork } from '#contract/integrations/network.ts';
import { sessionHourChoices } from '#contract/integrations/session-hours.ts';
import { subPartnerCode } from '#contract/sub-partner.ts';
import { roles } from '#domain/access/roles.ts';
import { AdministrationFault } from '../administration/administration-fault.ts';
import { makeIndependent, placeUnder } from '../administration/sub-partners.ts';
import { variantsOf } from '../brand/brand-source.ts';
import { ApiError } from '../core/errors.ts';
import { allFoundations, changeFoundation } from '../queries/session/administration.ts';
import { insertFoundations } from '../queries/session/foundations.ts';
import { changeRules, rulesOfFoundation } from '../queries/session/sign-in-rules.ts';
import { readRoles, readTitle, readTrid } from './checks.ts';
import { type AdminServices, type Command, Refused } from './command.ts';

const options = {
  title: 'name',
  type: 'tags, with commas between',
  number: 'partner number',
  app: 'a variant, such as ETC',
};

/** A right of persons alone. */
const tagRoles = roles.filter((role) => role !== 'PORTAL_ADMIN');

/** Tags are role codes (§6-1) or mark the distributor itself. */
const readType = (text: string): string =>
  text
    .split(',')
    .map((tag) => (tag.trim().toUpperCase() === 'ETC' ? 'ETC' : readRoles(tag, tagRoles).join()))
    .filter(Boolean)
    .join(',');

function readApp(text: string, config: AdminServices['config']): string {
  if (!variantsOf(config).includes(text)) throw new Refused(`there is no variant ${text}`);
  return text;
}

const fields = (
  { title, type, number, app }: Readonly<Record<string, string | undefined>>,
  config: AdminServices['config'],
) => ({
  ...(title !== undefined && { title: title === '' ? null : readTitle(title) }),
  ...(type !== undefined && { type: readType(type) }),
  ...(number !== undefined && { number: readTitle(number) }),
  ...(app !== undefined && { app: readApp(app, config) }),
});

const list: Command = {
  usage: 'foundation list',
  does: 'lists foundations',
  reads: true,
  async run({ services: { db } }) {
    return (await allFoundations(db)).map(({ trid, title, type, number, active }) =>
      [trid, title ?? '', type, number, active ? '' : 'inactive'].join('\t'),
    );
  },
};

const add: Command = {
  usage: 'foundation add <trid>',
  does: 'adds a foundation',
  options,
  async run({ services: { db, config }, operands: [text = ''], options: optionValues }) {
    const trid = readTrid(text);
    if ((await allFoundations(db)).some((one) => one.trid === trid)) throw new Refused(`${trid} exists already`);
    await insertFoundations(db, [{ trid, number: `P-${trid}`, ...fields(optionValues, config) }]);
    return [`Added foundation ${trid}.`];
  },
};

const change: Command = {
  usage: 'foundation change <trid>',
  does: 'changes name, tags, number or variant',
  options,
  async run({ services: { db, config }, operands: [trid = ''], options: optionValues }) {
    const set = fields(optionValues, config);
    if (Object.keys(set).length === 0) throw new Refused('nothing to change was named');
    if (!(await changeFoundation(db, trid, set))) throw new Refused(`there is no foundation ${trid}`);
    return [`Changed foundation ${trid}.`];
  },
};

const activation = (word: 'activate' | 'deactivate', does: string): Command => ({
  usage: `foundation ${word} <trid>`,
  does,
  async run({ services: { db }, operands: [trid = ''] }) {
    const active = word === 'activate';
    if (!(await changeFoundation(db, trid, { active }))) throw new Refused(`there is no foundation ${trid}`);
    return [`Foundation ${trid} is ${active ? 'active' : 'inactive'}.`];
  },
});

/** What rules refuse, as the command line says it. */
async function ruled(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (error instanceof AdministrationFault) throw new Refused(error.operatorText);
    if (error instanceof ApiError) throw new Refused('there is no such organisation, or the code was given before');
    throw error;
  });
}

const below: Command = {
  usage: 'foundation below <trid> <parent> <code>',
  does: 'makes an organisation the sub-partner of another one, under a code that none had before',
  async run({ services: { db, clock }, operands: [trid = '', parent = '', code = ''] }) {
    if (!subPartnerCode.safeParse(code).success)
      throw new Refused('a code has 2 to 12 capital letters, digits or dashes');
    await ruled(db.transaction((tx) => placeUnder(tx, { trid, parent, code }, clock())));
    return [`${trid} is ${code} below ${parent}.`];
  },
};

const independent: Command = {
  usage: 'foundation independent <trid>',
  does: 'ends that an organisation is a sub-partner',
  async run({ services: { db, clock }, operands: [trid = ''] }) {
    await ruled(db.transaction((tx) => makeIndependent(tx, trid, clock())));
    return [`${trid} is below no organisation.`];
  },
};

const signInRules: Command = {
  usage: 'foundation sign-in-rules <trid>',
  does: 'says from which networks and for how long the users of a foundation sign in',
  options: { networks: 'networks with commas between, or none', hours: 'longest session, or none' },
  async run({ services: { db }, operands: [trid = ''], options: { networks, hours } }) {
    const isNone = (text: string) => text === 'none';
    const list = networks === undefined || isNone(networks) ? [] : networksIn(networks);
    if (list.some((one) => !isNetwork(one))) throw new Refused('networks are written as 203.0.113.0/24');
    const limit = sessionHourChoices.find((one) => String(one) === hours);
    if (hours !== undefined && !isNone(hours) && limit === undefined)
      throw new Refused(`hours are ${sessionHourChoices.join(', ')} or none`);
    return db.transaction(async (tx) => {
      const present = await rulesOfFoundation(tx, trid, true);
      await changeRules(tx, trid, {
        networks: networks === undefined ? present.networks : list,
        sessionHours: hours === undefined ? present.sessionHours : limit,
      });
      const rules = await rulesOfFoundation(tx, trid);
      return [`${trid}: networks ${rules.networks.join(',') || 'none'}, hours ${rules.sessionHours ?? 'none'}.`];
    });
  },
};

export const foundationCommands = [
  below,
  independent,
  signInRules,
  list,
  add,
  change,
  activation('activate', 'lets users act for it again'),
  activation('deactivate', 'nobody acts for it any more; its data stays'),
];
