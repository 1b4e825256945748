import { type FSWatcher, watch } from 'node:fs';
import { basename, join } from 'node:path';

/** Watches folders one by one, because only so neither the number of files nor the system's way of watching trees matters. */
export class FolderWatch {
  readonly #root: string;
  readonly #changed: (folder: string) => void;
  readonly #failed: (error: Error) => void;
  readonly #watchers = new Map<string, FSWatcher>();

  /** `failed` is told when the system has no watchers left; folders are then seen at the next full look only. */
  constructor(root: string, changed: (folder: string) => void, failed: (error: Error) => void) {
    this.#root = root;
    this.#changed = changed;
    this.#failed = failed;
  }

  /** `realFolder` is the folder as the disk names it. */
  add(folder: string, realFolder: string): void {
    if (this.#watchers.has(folder)) return;
    try {
      const watcher = watch(join(this.#root, realFolder), { persistent: false }, (kind, name) => {
        // The folder itself went; one of the same name that comes in its place needs a watcher of its own.
        if (kind === 'rename' && name === basename(realFolder)) this.remove(folder);
        this.#changed(folder);
      });
      watcher.on('error', () => this.remove(folder));
      this.#watchers.set(folder, watcher);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#failed(error as Error);
    }
  }

  /** Forgets a folder and those in it; one of the same name that comes later is a new one. */
  remove(folder: string): void {
    for (const [name, watcher] of this.#watchers) {
      if (name !== folder && !name.startsWith(`${folder}/`)) continue;
      watcher.close();
      this.#watchers.delete(name);
    }
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }
}
