import { atom, computed, type ReadableAtom } from 'nanostores';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { sortPicked, type UploadRules } from '#domain/documents/upload-rules.ts';
import type { RunningUpload, Uploader } from '#domain/form/uploader.ts';

/** A file after its upload, as it is saved with the form. */
export interface UploadedFile {
  id: string;
  name: string;
  size: number;
}

export type UploadState =
  | { state: 'waiting'; sent: number }
  | { state: 'running'; sent: number }
  | { state: 'paused'; sent: number }
  | { state: 'failed'; sent: number; status: number }
  /** Was under way when the page went away; picking the same file again goes on with it. */
  | { state: 'lost' }
  /** Was finished, but the server no longer has it; it has to be picked again. */
  | { state: 'gone' }
  | { state: 'done'; id: string };

export interface UploadEntry {
  key: number;
  name: string;
  size: number;
  extension: string;
  progress: UploadState;
}

export interface RefusedFile {
  key: number;
  name: string;
  /** Message key. */
  fault: string;
  /** The server found it out. */
  isUploaded?: true;
}

export interface UploadList {
  $entries: ReadableAtom<readonly UploadEntry[]>;
  /** The files of the last choice that were not taken, here or by the server, and why. */
  $refused: ReadableAtom<readonly RefusedFile[]>;
  /** Changes with which files there are and how they stand, not with each byte. */
  $outline: ReadableAtom<string>;
  /** What a form keeps of its files. */
  kept: () => KnownFile[];
  /** Message key of what stands against sending these files; at least `min` are needed. */
  fault: (min: number) => string | undefined;
  add: (files: readonly File[]) => void;
  /** The file itself, as long as this page is open; of an earlier visit only name and size are known. */
  file: (key: number) => File | undefined;
  /** Puts another file in the place of one, which is let go of. */
  replace: (key: number, file: File) => void;
  /** Says what else stands against sending the files, such as what is in them. */
  judge: (key: string | undefined) => void;
  remove: (key: number) => void;
  pause: (key: number) => void;
  resume: (key: number) => void;
  clear: () => void;
  /** Asks the server whether it still has the finished files. */
  check: () => Promise<void>;
}

/** Uploads that run side by side; browsers open six connections to a host, and the page needs some. */
const batchSize = 3;
let lastKey = 0;
function nextKey(): number {
  lastKey += 1;
  return lastKey;
}

/** A file of an earlier visit. */
export type KnownFile = Pick<UploadedFile, 'name' | 'size'> & { id?: string; isGone?: boolean };

const stateOf = ({ id, isGone }: KnownFile): UploadState => {
  if (id) return { state: 'done', id };
  return { state: isGone ? 'gone' : 'lost' };
};

const entryOf = ({ name, size }: { name: string; size: number }, progress: UploadState): UploadEntry => {
  return { key: nextKey(), name, size, extension: extensionOf(name), progress };
};

const toKeep = ({ name, size, progress }: UploadEntry): KnownFile => ({
  name,
  size,
  ...(progress.state === 'done' && { id: progress.id }),
  ...(progress.state === 'gone' && { isGone: true }),
});

/** The files of one form field with their uploads. `kept` are those of an earlier visit. */
export function uploadList(uploader: Uploader, rules: UploadRules, knownFiles: readonly KnownFile[] = []): UploadList {
  const $entries = atom<readonly UploadEntry[]>(knownFiles.map((file) => entryOf(file, stateOf(file))));
  const $refused = atom<readonly RefusedFile[]>([]);
  const files = new Map<number, File>();
  const uploads = new Map<number, RunningUpload>();
  const $judged = atom<string | undefined>(undefined);

  const find = (key: number) => $entries.get().find((entry) => entry.key === key);
  const set = (key: number, progress: UploadState) =>
    $entries.set($entries.get().map((entry) => (entry.key === key ? { ...entry, progress } : entry)));
  const sentOf = (key: number) => {
    const progress = find(key)?.progress;
    return progress && 'sent' in progress ? progress.sent : 0;
  };

  function fill() {
    const entries = $entries.get();
    const free = batchSize - entries.filter(({ progress }) => progress.state === 'running').length;
    for (const { key } of entries.filter(({ progress }) => progress.state === 'waiting').slice(0, Math.max(0, free)))
      run(key);
  }

  function run(key: number) {
    const file = files.get(key);
    if (!file) return;
    const isRunning = () => find(key)?.progress.state === 'running';
    set(key, { state: 'running', sent: sentOf(key) });
    const before = uploads.get(key);
    if (before) return before.resume();
    uploads.set(
      key,
      uploader.start(file, {
        onProgress: (sent) => isRunning() && set(key, { state: 'running', sent }),
        onDone(id) {
          set(key, { state: 'done', id });
          fill();
        },
        onError({ status, refusal }) {
          if (isRunning() && refusal) refuse(key, file.name, refusal);
          else if (isRunning()) set(key, { state: 'failed', sent: sentOf(key), status });
          fill();
        },
      }),
    );
  }

  /** The server kept nothing of it. */
  function refuse(key: number, name: string, fault: string) {
    uploads.delete(key);
    files.delete(key);
    $entries.set($entries.get().filter((entry) => entry.key !== key));
    $refused.set([...$refused.get(), { key, name, fault, isUploaded: true }]);
  }

  function take(file: File) {
    const lost = $entries.get().find((entry) => isLost(entry) && entry.name === file.name && entry.size === file.size);
    const entry = entryOf(file, { state: 'waiting', sent: 0 });
    files.set(entry.key, file);
    $entries.set(lost ? $entries.get().map((other) => (other === lost ? entry : other)) : [...$entries.get(), entry]);
  }

  function letGo(key: number) {
    const progress = find(key)?.progress;
    if (progress?.state === 'done') uploader.discard(progress.id);
    else uploads.get(key)?.cancel();
    uploads.delete(key);
    files.delete(key);
  }

  return {
    $entries,
    $refused,
    $outline: computed([$entries, $judged], (entries, externalFault) =>
      [...entries.map(({ key, progress }) => key + progress.state), externalFault].join(),
    ),
    kept: () => $entries.get().map(toKeep),
    fault(min) {
      const states = $entries.get().map(({ progress }) => progress.state);
      // Too few files matter more than when those arrive.
      if (states.length < min) return min === 1 ? 'noFile' : `fileCount:${min}`;
      if (states.some((state) => ['running', 'waiting', 'paused'].includes(state))) return 'uploading';
      return states.some((state) => ['failed', 'lost', 'gone'].includes(state)) ? 'fileFailed' : $judged.get();
    },
    file: (key) => files.get(key),
    judge: (key) => $judged.set(key),
    replace(key, file) {
      letGo(key);
      const entry = entryOf(file, { state: 'waiting', sent: 0 });
      files.set(entry.key, file);
      $entries.set($entries.get().map((other) => (other.key === key ? entry : other)));
      fill();
    },
    add(newFiles) {
      // Of files of an earlier visit only name and size are known.
      const isPresent = ({ name, size, lastModified }: File) =>
        $entries.get().some((entry) => {
          const same = entry.name === name && entry.size === size && !isLost(entry);
          return same && (files.get(entry.key)?.lastModified ?? lastModified) === lastModified;
        });
      const fresh = newFiles.filter((file) => !isPresent(file));
      const replaced = (entry: UploadEntry) =>
        isLost(entry) && fresh.some(({ name, size }) => name === entry.name && size === entry.size);
      const { accepted, refused: refusedFiles } = sortPicked(
        fresh,
        $entries.get().filter((entry) => !replaced(entry)),
        rules,
      );
      for (const file of accepted) take(file);
      $refused.set(refusedFiles.map(({ file, fault }) => ({ key: nextKey(), name: file.name, fault })));
      fill();
    },
    remove(key) {
      letGo(key);
      $entries.set($entries.get().filter((entry) => entry.key !== key));
      $refused.set([]);
      fill();
    },
    pause(key) {
      uploads.get(key)?.pause();
      set(key, { state: 'paused', sent: sentOf(key) });
      fill();
    },
    resume(key) {
      set(key, { state: 'waiting', sent: sentOf(key) });
      fill();
    },
    async check() {
      const finished = $entries
        .get()
        .flatMap(({ key, progress }) => (progress.state === 'done' ? [{ key, ...progress }] : []));
      await Promise.all(
        finished.map(async ({ key, id }) => {
          if (!(await uploader.isThere(id)) && find(key)?.progress.state === 'done') set(key, { state: 'gone' });
        }),
      );
    },
    clear() {
      uploads.clear();
      files.clear();
      $entries.set([]);
      $refused.set([]);
    },
  };
}

/** Has to be picked again, in its place. */
const isLost = ({ progress }: UploadEntry) => progress.state === 'lost' || progress.state === 'gone';

export const finishedIds = (entries: readonly UploadEntry[]): string[] =>
  entries.flatMap(({ progress }) => (progress.state === 'done' ? [progress.id] : []));
