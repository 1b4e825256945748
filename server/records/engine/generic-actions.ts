import * as z from 'zod/mini';
import { commentAction } from '#contract/comment-action.ts';
import { choice, text, uploadIds } from '#contract/fields.ts';
import type { ActivityKind } from '#contract/foundation.ts';
import { actionOf, updateOf } from '#contract/record-actions.ts';
import { invalidFields } from '#server/core/errors.ts';
import {
  type Action,
  type ActionContext,
  action,
  type Change,
  type ClaimedFiles,
  RuleViolation,
  type UploadIds,
} from './definition/action.ts';
import type { FileRules } from './definition/file-slots.ts';

/** What is changed. */
export interface Updated<Data> {
  readonly id: string;
  readonly data: Data;
}

type SideEffects<Data> = Pick<Change<Data>, 'creates' | 'changes' | 'mail' | 'text'>;

type Rule<Data> = {
  /** The sentence why it cannot be, or undefined where it can. */
  readonly unless?: (data: Data, at: ActionContext, id: string) => string | undefined | Promise<string | undefined>;
};

/** What is the same for all types that declare it. */
export interface GenericActions<Data> {
  /** Fields that may be changed one by one, each by its contract; an incomplete record's take what is not valid yet. */
  readonly update?: {
    readonly fields: z.core.$ZodShape;
    /** The record with the changes; throws field faults that need the whole of it to be seen. */
    readonly apply?: (data: Data, at: ActionContext, before: Updated<Data>) => Data | Promise<Data>;
    /** What comes with the change: a process about it, a change of another record. */
    readonly sideEffects?: (
      data: Data,
      at: ActionContext,
      before: Updated<Data>,
    ) => SideEffects<Data> | Promise<SideEffects<Data>>;
    readonly activity?: ActivityKind;
    /** How long (minutes) changes of the same person are told of once. */
    readonly quietFor?: number;
  } & Rule<Data>;
  readonly archive?: Rule<Data>;
  readonly restore?: Rule<Data>;
  readonly delete?: Rule<Data> & {
    /** Archived records stay. */
    readonly presentOnly?: true;
  };
  readonly copy?: {
    /** The new record; `fileOf` answers the id that the copy of a file has, where the file comes along. */
    readonly data: (data: Data, at: ActionContext, fileOf: (id: string) => string) => Data | Promise<Data>;
  } & Rule<Data>;
  /** Files for one of the slots, and back. */
  readonly attach?: Rule<Data> & { readonly data?: (data: Data, files: ClaimedFiles, at: ActionContext) => Data };
  readonly detach?: Rule<Data> & { readonly data?: (data: Data, file: string, at: ActionContext) => Data };
  /** Duration (minutes) of an edit lock. */
  readonly lock?: { readonly minutes: number };
  /** Readers write to each other about it, in each state, and while it is edited or archived. */
  readonly comment?: Rule<Data>;
}

type Stored = Record<string, unknown>;

async function follow<Data>(rule: Rule<Data>, data: Data, at: ActionContext, id: string): Promise<void> {
  const sentence = await rule.unless?.(data, at, id);
  if (sentence) throw new RuleViolation(sentence);
}

/** Null takes a field away, or brings what it holds where nothing is named. */
function merged<Data>(data: Data, changes: Stored, fields: z.core.$ZodShape): Data {
  const changed = Object.entries(changes).map(([name, value]) => [
    name,
    value === null && fields[name] ? z.safeParse(fields[name], undefined).data : value,
  ]);
  const all = Object.entries({ ...data, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, value]) => value !== null && value !== undefined)) as Data;
}

/** What is always stored cannot be taken away. */
function refuseGaps<Data>(stored: z.ZodMiniType<Data>, data: Data, changes: Stored): void {
  const gaps = z.safeParse(stored, data).error?.issues.map(({ path: [name] }) => String(name)) ?? [];
  const removedFields = gaps.filter((name) => changes[name] === null);
  if (removedFields.length > 0)
    throw invalidFields(Object.fromEntries(removedFields.map((name) => [name, 'required'])));
}

/** Files that are named in one state of a record and not in another. */
function added(now: UploadIds, before: UploadIds): UploadIds {
  const earlierFiles = new Set(Object.values(before).flat());
  const more = Object.entries(now).map(([slot, ids]) => [slot, ids.filter((id) => !earlierFiles.has(id))] as const);
  return Object.fromEntries(more.filter(([, ids]) => ids.length > 0));
}

/** Those of some states that another one does not name. */
const missing = (before: readonly UploadIds[], now: UploadIds): string[] => [
  ...new Set(before.flatMap((one) => Object.values(added(one, now)).flat())),
];

/** Gives a file the id that its copy will have, and remembers it. */
export const copiedFile =
  (ids: Map<string, string>, { newId }: Pick<ActionContext, 'newId'>) =>
  (id: string): string => {
    const copy = ids.get(id) ?? newId();
    ids.set(id, copy);
    return copy;
  };

/** Actions made of what a definition declares. */
export function genericActions<Data extends object>(
  type: string,
  declared: GenericActions<Data> & { readonly data: z.ZodMiniType<Data>; readonly files?: FileRules<Data> },
) {
  const { update, archive, restore, copy, attach, detach, files, lock, comment } = declared;
  const actionsByName: Record<string, Action<Data, never>> = {};
  if (update) {
    const filesNamedBy = (data: unknown) => files?.named?.(data as Data) ?? {};
    actionsByName['update'] = action({
      input: updateOf(update.fields) as z.ZodMiniType<Stored>,
      ...(files?.named && {
        files: (changes: Stored, data: Data) =>
          added(filesNamedBy(merged(data, changes, update.fields)), filesNamedBy(data)),
      }),
      run: async (data: Data, { _action, version: _version, ...changes }, at, { id, last }) => {
        await follow(update, data, at, id);
        const changed = merged(data, changes, update.fields);
        refuseGaps(declared.data, changed, changes);
        const applied = (await update.apply?.(changed, at, { id, data })) ?? changed;
        const isTold = last.by === at.by.name && at.now - last.at < (update.quietFor ?? 0) * 60_000;
        return {
          data: applied,
          removesFiles: missing([filesNamedBy(data), filesNamedBy(changed)], filesNamedBy(applied)),
          activity: isTold ? undefined : (update.activity ?? 'record.updated'),
          ...(await update.sideEffects?.(applied, at, { id, data })),
        };
      },
    });
  }
  if (archive) {
    actionsByName['archive'] = action({
      input: actionOf('archive'),
      run: async (data: Data, _input, at, { id }) => {
        await follow(archive, data, at, id);
        return { archived: true, activity: 'record.archived' };
      },
    });
  }
  if (restore) {
    actionsByName['restore'] = action({
      input: actionOf('restore'),
      onArchived: true,
      run: async (data: Data, _input, at, { id }) => {
        await follow(restore, data, at, id);
        return { archived: false, activity: 'record.restored' };
      },
    });
  }
  if (declared.delete) {
    const rule = declared.delete;
    actionsByName['delete'] = action({
      input: actionOf('delete'),
      ...(rule.presentOnly ? {} : { onArchived: true }),
      run: async (data: Data, _input, at, { id }) => {
        await follow(rule, data, at, id);
        return { deleted: true, activity: 'record.deleted' };
      },
    });
  }
  if (copy) {
    actionsByName['copy'] = action({
      input: actionOf('copy'),
      onArchived: true,
      whileLocked: true,
      run: async (data: Data, _input, at, actionState) => {
        await follow(copy, data, at, actionState.id);
        const id = at.newId();
        const copiesFiles = new Map<string, string>();
        const copied = await copy.data(data, at, copiedFile(copiesFiles, at));
        return { creates: [{ type, id, data: copied as Stored, copiesFiles }], answer: id };
      },
    });
  }
  if (attach && files) {
    actionsByName['attach'] = action({
      input: actionOf('attach', {
        slot: choice(Object.keys(files.slots) as [string, ...string[]]),
        fileQueue: uploadIds(1, files.max),
      }),
      files: ({ slot, fileQueue }) => ({ [slot]: fileQueue }),
      run: async (data: Data, _input, at, { id, files: claimed }) => {
        await follow(attach, data, at, id);
        return { data: attach.data?.(data, claimed, at) ?? data, activity: 'record.updated' };
      },
    });
  }
  if (detach) {
    actionsByName['detach'] = action({
      input: actionOf('detach', { file: text(1, 100) }),
      run: async (data: Data, { file }, at, { id }) => {
        await follow(detach, data, at, id);
        return { data: detach.data?.(data, file, at) ?? data, removesFiles: [file], activity: 'record.updated' };
      },
    });
  }
  if (lock) {
    actionsByName['lock'] = action({ input: actionOf('lock'), run: () => ({ lock: 'taken' as const }) });
    actionsByName['unlock'] = action({
      input: actionOf('unlock'),
      whileLocked: true,
      run: () => ({ lock: 'released' as const }),
    });
  }
  if (comment) {
    actionsByName['comment'] = action({
      input: commentAction,
      onArchived: true,
      whileLocked: true,
      run: async (data: Data, { text, recipients }, at, { id }) => {
        await follow(comment, data, at, id);
        return { comment: { text, recipients } };
      },
    });
  }
  return actionsByName;
}
