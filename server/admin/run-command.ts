import '#contract/numbering/foreign-plan.ts';
import { parseArgs } from 'node:util';
import { AdministrationFault } from '../administration/administration-fault.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { addressCommands } from './address-commands.ts';
import { type Outcome, operatorName } from './ask-server.ts';
import { auditCommands } from './audit-commands.ts';
import { brandCommands } from './brand-commands.ts';
import { catalogueCommands } from './catalogue-commands.ts';
import { type AdminServices, type Command, Refused } from './command.ts';
import { contentCommands } from './content-commands.ts';
import { distributorCommands } from './distributor-commands.ts';
import { dueCommands } from './due-commands.ts';
import { erpCommands } from './erp-commands.ts';
import { fileCommands } from './file-commands.ts';
import { foundationCommands } from './foundation-commands.ts';
import { integrationCommands } from './integration-commands.ts';
import { libraryCommands } from './library-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { mailboxCommands } from './mailbox-commands.ts';
import { organisationCommands } from './organisation-commands.ts';
import { retentionCommands } from './retention-commands.ts';
import { sessionCommands } from './session-commands.ts';
import { setup } from './setup-command.ts';
import { signOnCommands } from './sign-on-commands.ts';
import { statementCommands } from './statement-commands.ts';
import { termsCommands } from './terms-commands.ts';
import { userCommands } from './user-commands.ts';

interface Order {
  readonly by: string;
  /** The command with its operands, and the names of its options: their values are people's data. */
  readonly order: string;
}

/** Keeps what an operator changed in the audit log and, beside a running server, in its log. */
async function auditCommand(services: AdminServices, { by, order }: Order, kind: 'command' | 'rights') {
  services.log?.info({ audit: true, by, order }, 'changed by the command line');
  await appendAudit(services, { kind, by: { name: by }, text: order });
}

/** What this process does itself, beside a server too (server/backup/commands.ts). */
const wholePortal: readonly Omit<Command, 'run'>[] = [
  {
    usage: 'backup <folder>',
    does: 'copies database, files, keys and library into a new folder, while the portal works',
    options: { 'without-files': '' },
  },
  {
    usage: 'migrate',
    does: 'says with --check what the next start of this version would change in the tables, how long about, and whether servers may be replaced one by one',
    options: { check: '' },
  },
  {
    usage: 'backup run',
    does: 'makes the backup of this time in BACKUP_DIR, encrypted with BACKUP_KEY, and deletes those beyond BACKUP_KEEP_…',
    options: { 'without-files': '' },
  },
  {
    usage: 'backup list',
    does: 'lists the complete backups in BACKUP_DIR, oldest first',
  },
  {
    usage: 'backup verify <backup>',
    does: 'reads every row and every byte of a backup and compares them with its manifest',
  },
  {
    usage: 'backup rehearse <backup>',
    does: 'restores a backup into a database and a folder that are deleted again, and compares every row and file',
  },
  {
    usage: 'restore <backup>',
    does: 'brings a portal back from a backup, into an empty data folder and an empty database; no server may run on them',
  },
];

const commands: readonly Command[] = [
  setup,
  ...termsCommands,
  ...userCommands,
  ...foundationCommands,
  ...organisationCommands,
  ...addressCommands,
  ...distributorCommands,
  ...brandCommands,
  ...catalogueCommands,
  ...contentCommands,
  ...retentionCommands,
  ...mailCommands,
  ...sessionCommands,
  ...integrationCommands,
  ...mailboxCommands,
  ...signOnCommands,
  ...libraryCommands,
  ...fileCommands,
  ...dueCommands,
  ...statementCommands,
  ...erpCommands,
  ...auditCommands,
];

const wordsOf = ({ usage }: Command) => usage.split(' ').filter((part) => !part.startsWith('<'));

/** Needs neither database nor server, so that the program carries it out before it opens either. */
const configCheck: Pick<Command, 'usage' | 'does' | 'options'> = {
  usage: 'config check',
  does: 'says every setting that is wrong, with what it may be, and what looks like a mistake; with --connect it tries database, store, mail server and scanner',
  options: {
    connect: '',
    mail: 'address that gets a test mail',
  },
};

export function commandHelp(): string[] {
  const entries = [...commands, configCheck, ...wholePortal].flatMap(({ usage, does, options = {} }) => [
    `  ${usage}`,
    `      ${does}`,
    ...Object.entries(options).map(([name, value]) => `      --${name}${value && ` <${value}>`}`),
  ]);
  return [
    'Usage: npm run portal -- <command>, or --version',
    '',
    'Works beside a running server, which follows at once. Settings (DATA_DIR, DATABASE_URL …) are those of the server.',
    '',
    ...entries,
  ];
}

async function carryOut(
  services: AdminServices,
  words: readonly string[],
  { unnamed = [], by = operatorName() }: Circumstances,
): Promise<readonly string[]> {
  const command = commands.find((one) => wordsOf(one).every((word, index) => words[index] === word));
  if (!command) throw new Refused(`there is no command ${words.slice(0, 2).join(' ')}; --help lists them`);
  const operandCount = command.usage.split(' ').length - wordsOf(command).length;
  const { values, positionals } = parse(command, words.slice(wordsOf(command).length));
  if (positionals.length !== operandCount) throw new Refused(`usage: ${command.usage}`);
  const missing = command.needs?.filter((name) => unnamed.includes(name)) ?? [];
  if (missing.length > 0) throw new Refused(`set ${missing.join(' and ')} as for the servers of this database`);
  let auditText: string | undefined;
  const auditAs = (text: string) => {
    auditText = text;
  };
  const lines = await command.run({ services, operands: positionals, options: values, by, auditAs });
  const options = Object.keys(values).map((name) => `--${name}`);
  const order = auditText ?? [...wordsOf(command), ...positionals, ...options].join(' ');
  if (!command.reads) await auditCommand(services, { by, order }, command.rights ? 'rights' : 'command');
  return lines;
}

function parse({ options = {} }: Command, args: string[]) {
  const optionTypes = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options: optionTypes, allowPositionals: true });
    const texts = Object.entries(values).map(
      ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
    );
    return { values: Object.fromEntries(texts), positionals };
  } catch (error) {
    throw new Refused((error as Error).message);
  }
}

export interface Circumstances {
  /** Settings that are only guessed here. */
  readonly unnamed?: readonly string[];
  /** Who gives the order. */
  readonly by?: string;
}

/** Carries out one order of an operator; a refused one changes nothing. */
export async function runCommand(
  services: AdminServices,
  words: readonly string[],
  circumstances: Circumstances = {},
): Promise<Outcome> {
  try {
    return { code: 0, lines: await carryOut(services, words, circumstances) };
  } catch (error) {
    if (error instanceof AdministrationFault) return { code: 1, lines: [error.operatorText] };
    if (error instanceof Refused) return { code: 1, lines: [error.message] };
    throw error;
  }
}
