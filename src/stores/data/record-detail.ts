import { ApiError } from '#api/api-error.ts';
import { listAttachments } from '#api/attachments.ts';
import type { RecordCalls } from '#api/records.ts';
import type { FileEntry } from '#contract/file.ts';
import { isBeingLeft } from '#domain/site/prerender.ts';
import { scopeIn } from '../session/data-scope.ts';
import { listCache, type Owner } from './list-cache.ts';
import { type Loader, loader } from './loadable.ts';
import { onActive } from './on-active.ts';
import { announceChange, changesElsewhere } from './record-changes.ts';
import { handedOver } from './record-owner.ts';

type ReadableLoader<T> = Omit<Loader<T>, 'put' | 'reset' | 'change'>;

export interface RecordStore<Detail, Action> {
  record: ReadableLoader<Detail>;
  /** Empty for records that take none. */
  attachments: ReadableLoader<FileEntry[]>;
  /**
   * Changes the record once per idempotency key. Where it changed meanwhile, its new state is put in before the 409 is
   * thrown on, so that the screen shows what the user did not know. With `keepalive` the call outlives the page.
   */
  act(action: Action, idempotencyKey: string, keepalive?: boolean): Promise<void>;
}

interface Options<Detail, Action> {
  /** That of the list. */
  name: string;
  calls: Pick<RecordCalls<unknown, Detail, Action>, 'read' | 'act' | 'parse'>;
  /** False for all where nothing is given. */
  takesFiles?: (record: Detail) => boolean;
  /** Answers to actions leave out what the record itself shows to some: it is read again after them. */
  hidesFields?: boolean;
  /** Actions that are allowed in every version of the record; all others send the version on the screen. */
  isAlwaysWelcome?: (action: Action) => boolean;
}

/** One record of the selected foundation, or of another one, with its attachments, by its id; loads while a screen shows it. */
export const recordDetail =
  <Detail extends { id: string; version: number }, Action extends { version?: number | undefined }>({
    name,
    calls,
    takesFiles = () => false,
    hidesFields = false,
    isAlwaysWelcome = () => false,
  }: Options<Detail, Action>) =>
  (id: string, trid?: string): RecordStore<Detail, Action> => {
    const $scope = scopeIn(trid);
    const present = (): Owner => {
      const owner = $scope.get();
      if (!owner) throw new Error('No foundation is selected');
      return owner;
    };
    const isOwner = (owner: Owner) => $scope.get() === owner;
    const lists = listCache(name);
    const attachments = loader(async () => (await listAttachments(present().trid, id)).items);
    const record = loader(async () => {
      const owner = present();
      try {
        // An address that names no record has none to show.
        if (id === '') throw new ApiError(404);
        const detail = await calls.read(owner.trid, id);
        if (isOwner(owner)) show(detail, owner);
        return detail;
      } catch (cause) {
        if (isOwner(owner)) lists.clear();
        throw cause;
      }
    });

    /** §4-9: attachments are loaded after the record, where it takes any. */
    function show(detail: Detail, owner: Owner): void {
      lists.change(owner, detail);
      if (takesFiles(detail)) void attachments.reload();
      else attachments.put([]);
    }

    /** The version that a key was first sent with: a repeat has to say the same, or it would count as another request. */
    const versions = new Map<string, number>();

    async function act(action: Action, idempotencyKey: string, keepalive?: boolean): Promise<void> {
      const owner = present();
      const recordValue = record.$value.get();
      const currentVersion =
        recordValue.state === 'ready' && !isAlwaysWelcome(action) ? recordValue.value.version : undefined;
      const version = versions.get(idempotencyKey) ?? action.version ?? currentVersion;
      if (version !== undefined) versions.set(idempotencyKey, version);
      const put = async (answered: Detail) => {
        // A deleted record cannot be read.
        const isGone = (action as { _action?: unknown })._action === 'delete';
        const changed = hidesFields && !isGone ? await calls.read(owner.trid, id).catch(() => answered) : answered;
        if (!isOwner(owner)) return;
        record.put(changed);
        show(changed, owner);
      };
      try {
        const sent = { ...action, ...(version !== undefined && { version }) };
        await put(await calls.act(owner.trid, id, sent, idempotencyKey, keepalive));
        announceChange(name, id);
      } catch (cause) {
        const error = ApiError.from(cause);
        const conflictRecord = error.status === 409 ? calls.parse(error.answer?.['record']) : undefined;
        if (conflictRecord) {
          versions.delete(idempotencyKey);
          await put(conflictRecord);
        }
        throw cause;
      }
    }

    let shownOwner: Owner | undefined;
    const elsewhere = changesElsewhere(name);
    onActive(record.$value, [$scope, { listen: (hear) => elsewhere.listen(hear, id) }, handedOver(id)], () => {
      const owner = $scope.get();
      if (owner !== shownOwner) {
        record.reset();
        attachments.reset();
        shownOwner = owner;
      }
      if (owner && !isBeingLeft()) void record.reload();
    });

    return { record, attachments, act };
  };
