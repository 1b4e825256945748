import * as z from 'zod/mini';
import { holidayCalendar } from '../config/holiday-calendar.ts';
import { ApiError } from '../core/errors.ts';
import type { Tx } from '../db/open.ts';
import { openStorage } from '../files/storage/open-storage.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';
import { allOfType, findByKey, findRecord } from '../queries/records/records.ts';
import { createIn } from '../records/engine/create-record.ts';
import { RuleViolation } from '../records/engine/definition/action.ts';
import type { RecordType } from '../records/engine/definition/define-record.ts';
import { parseBody } from '../records/engine/parse-body.ts';
import { registryOf } from '../records/engine/record-types.ts';
import { runAction } from '../records/engine/run-action.ts';
import { contextOf, type Scope } from '../records/engine/scope.ts';
import { recordTypes } from '../records/registry.ts';
import { readTrids } from './checks.ts';
import { type AdminServices, type Command, type CommandInput, Refused } from './command.ts';

interface FieldOption {
  /** What its value is. */
  readonly is: string;
  /** The field that it fills; the one of its name where it is absent. */
  readonly field?: string;
  readonly read?: (services: AdminServices, text: string) => unknown;
}

/** What an operator may do to the records of a type, beside what its definition declares. */
export interface MaintainedType {
  readonly noun: string;
  readonly record: RecordType;
  /** How an order names one: by the field that no two share, or by its id. */
  readonly named: string;
  readonly options: Readonly<Record<string, FieldOption>>;
  /** Actions with one input, called like the action. */
  readonly actions?: Readonly<Record<string, { readonly operand: string; readonly does: string }>>;
}

/** The name for an operator's commands in timelines; `audit.log` records the actual person. */
const operator = { id: 'operator', name: 'Betrieb', staff: true } as const;

/** The field of a record as the option that fills it. */
const optionOf = ({ options, named: nameField }: MaintainedType, field: string): string => {
  const own = Object.entries(options).find(([name, option]) => (option.field ?? name) === field)?.[0];
  return own ? `--${own}` : field === nameField ? `<${nameField}>` : field;
};

const faultTexts: Readonly<Record<string, string>> = { required: 'is missing', taken: 'exists already' };

/** What the engine refuses, as an operator reads it. */
function refusal(type: MaintainedType, error: unknown): unknown {
  if (error instanceof RuleViolation) return new Refused(error.message);
  if (!(error instanceof ApiError)) return error;
  const faults = Object.entries(error.extras.fields ?? {});
  if (faults.length === 0) return new Refused(error.message);
  return new Refused(
    faults.map(([path, key]) => `${optionOf(type, path)} ${faultTexts[key] ?? `cannot be used (${key})`}`).join('\n'),
  );
}

async function inTransaction<T>(
  type: MaintainedType,
  { config, db, clock }: AdminServices,
  trid: string,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const records = registryOf(recordTypes);
  const services = { config, storage: openStorage(config, 'files'), records };
  const holidays = holidayCalendar(config);
  try {
    return await db.transaction((tx: Tx) => {
      const at = contextOf({ db, clock, holidays, config, records }, { trid, tx, by: operator });
      return work({ tx, services, trid, at });
    });
  } catch (error) {
    throw refusal(type, error);
  }
}

const asWritten: NonNullable<FieldOption['read']> = (_services, text) => text;

/** The named fields; emptied ones as `empty`. */
async function fieldsOf(
  { options }: MaintainedType,
  { services, options: optionValues }: CommandInput,
  empty: null | undefined,
) {
  const fields: Record<string, unknown> = {};
  for (const [name, { field = name, read = asWritten }] of Object.entries(options)) {
    const text = optionValues[name];
    if (text !== undefined) fields[field] = text === '' ? empty : await read(services, text);
  }
  return fields;
}

async function find(
  { record, noun, named: nameField }: MaintainedType,
  scope: Scope,
  name: string,
): Promise<RecordRow> {
  const { tx, trid } = scope;
  const { unique, update } = record;
  // As it is stored, in capitals for instance.
  const stored = update?.fields[nameField] && z.safeParse(update.fields[nameField], name).data;
  const key = stored === undefined ? undefined : unique?.key({ [nameField]: stored });
  const keyedRecord = unique ? await findByKey(tx, trid, record.type, key ?? '') : { id: name };
  const row = keyedRecord && (await findRecord(tx, trid, keyedRecord.id, true));
  if (row?.type !== record.type) throw new Refused(`there is no ${noun} ${name}`);
  return row;
}

/** The orders for one type: list, add, change, its own actions, and what it declares of archive, restore and delete. */
export function recordCommands(type: MaintainedType): Command[] {
  const { noun, record, named: nameField, options, actions = {} } = type;
  const isKeyed = record.unique !== undefined;
  const place = record.home === 'distributor' ? '' : ' <trid>';
  const texts = Object.fromEntries(Object.entries(options).map(([name, { is }]) => [name, is]));
  /** The foundation, and the operands behind it. */
  const placed = async ({ services, operands }: CommandInput): Promise<[string, ...string[]]> => {
    if (!place) return [services.config.distributor, ...operands];
    const [trid = ''] = await readTrids(services, operands[0] ?? '');
    return [trid, ...operands.slice(1)];
  };
  const run = async (
    commandInput: CommandInput,
    action: string,
    input: (operands: readonly string[], row: RecordRow) => object,
  ) => {
    const [trid, name = '', ...more] = await placed(commandInput);
    return inTransaction(type, commandInput.services, trid, async (scope) => {
      const row = await find(type, scope, name);
      const declared = record.actions[action];
      if (row.archived && !declared?.onArchived) throw new Refused(`${noun} ${name} is in the archive`);
      const body = { _action: action, ...input(more, row) };
      const parsed = declared ? parseBody(declared.input, body) : body;
      await runAction(scope, { record, row, name: action, input: parsed });
      return name;
    });
  };

  const simple = (action: string, done: string, does: string): Command[] =>
    record.actions[action]
      ? [
          {
            usage: `${noun} ${action}${place} <${nameField}>`,
            does,
            run: async (commandInput) => [`${done} ${noun} ${await run(commandInput, action, () => ({}))}.`],
          },
        ]
      : [];

  return [
    {
      usage: `${noun} list${place}`,
      does: `lists every ${noun}`,
      reads: true,
      async run(commandInput) {
        const [trid] = await placed(commandInput);
        return (await allOfType(commandInput.services.db, trid, record.type)).map((row) =>
          [...(isKeyed ? [] : [row.id]), row.value1, row.value2, row.value3, row.value4, row.value5]
            .map((value) => value ?? '')
            .concat(row.archived ? 'archived' : '')
            .join('\t'),
        );
      },
    },
    {
      usage: `${noun} add${place}${isKeyed ? ` <${nameField}>` : ''}`,
      does: `adds a ${noun}`,
      options: texts,
      async run(commandInput) {
        const [trid, name] = await placed(commandInput);
        const fields = { ...(await fieldsOf(type, commandInput, undefined)), ...(isKeyed && { [nameField]: name }) };
        const { id } = await inTransaction(type, commandInput.services, trid, (scope) => {
          const request = record.create ? parseBody(record.create, { type: record.type, ...fields }) : fields;
          return createIn(scope, scope.services, record, request);
        });
        return [`Added ${noun} ${isKeyed ? name : id}.`];
      },
    },
    {
      usage: `${noun} change${place} <${nameField}>`,
      does: `changes what is named of a ${noun}`,
      options: { ...texts, ...(isKeyed && { [nameField]: 'another one' }) },
      async run(commandInput) {
        const other = isKeyed ? commandInput.options[nameField] : undefined;
        const fields = {
          ...(await fieldsOf(type, commandInput, null)),
          ...(other !== undefined && { [nameField]: other }),
        };
        if (Object.keys(fields).length === 0) throw new Refused('nothing to change was named');
        const name = await run(commandInput, 'update', (_operands, { version }) => ({ version, ...fields }));
        return [`Changed ${noun} ${name}.`];
      },
    },
    ...Object.entries(actions).map(
      ([action, { operand, does }]): Command => ({
        usage: `${noun} ${action}${place} <${nameField}> <${operand}>`,
        does,
        run: async (commandInput) => [
          `Changed ${noun} ${await run(commandInput, action, ([value]) => ({ [action]: value }))}.`,
        ],
      }),
    ),
    ...simple('archive', 'Archived', 'takes it away from partners; nothing is lost'),
    ...simple('restore', 'Restored', 'brings it back from the archive'),
    ...simple('delete', 'Deleted', 'deletes it for good'),
  ];
}
