/** Only names of ASCII letters cannot be written in two ways. */
export const hasOneSpelling = (path: string): boolean => !/[^\0-\x7f]/.test(path);

/** As the library names a file: macOS stores the letter ü as u and a mark. */
export const composed = (realName: string): string => realName.normalize('NFC');

/** Real names by the names in the library; of several with the same name the first by its bytes. */
export function composedNames(realNames: Iterable<string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const realName of realNames) {
    const other = names.get(composed(realName));
    if (other === undefined || Buffer.compare(Buffer.from(realName), Buffer.from(other)) < 0) {
      names.set(composed(realName), realName);
    }
  }
  return names;
}

/** True for an entry in place of which another one of the same name is shown. */
export function isHidden(realName: string, names: ReadonlyMap<string, string>): boolean {
  const visibleName = names.get(composed(realName));
  return visibleName !== undefined && visibleName !== realName;
}

/** The real names of a folder's entries that differ from their names in the library. */
const differing = (names: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...names].filter(([name, realName]) => name !== realName));

/** Finds where a path of the library really lies; `list` answers the real names in a folder that is named really. */
export class RealPaths {
  readonly #list: (realFolder: string) => Promise<readonly string[]>;
  /** By folder of the library, as the last scan saw them. */
  readonly #scanned = new Map<string, ReadonlyMap<string, string>>();

  constructor(list: (realFolder: string) => Promise<readonly string[]>) {
    this.#list = list;
  }

  remember(folder: string, names: ReadonlyMap<string, string>): void {
    this.#scanned.set(folder, differing(names));
  }

  forget(folder?: string): void {
    if (folder === undefined) this.#scanned.clear();
    else this.#scanned.delete(folder);
  }

  /** By the last scan alone. */
  findScanned(path: string): string {
    const realNames: string[] = [];
    const names = path === '' ? [] : path.split('/');
    for (const [at, name] of names.entries()) {
      realNames.push(this.#scanned.get(names.slice(0, at).join('/'))?.get(name) ?? name);
    }
    return realNames.join('/');
  }

  async find(path: string): Promise<string> {
    let folder = '';
    let realFolder = '';
    for (const name of path === '' ? [] : path.split('/')) {
      const realName = await this.#realName(folder, realFolder, name);
      folder = folder === '' ? name : `${folder}/${name}`;
      realFolder = realFolder === '' ? realName : `${realFolder}/${realName}`;
    }
    return realFolder;
  }

  async #realName(folder: string, realFolder: string, name: string): Promise<string> {
    const scanned = this.#scanned.get(folder);
    if (scanned) return scanned.get(name) ?? name;
    return hasOneSpelling(name) ? name : (composedNames(await this.#list(realFolder)).get(name) ?? name);
  }
}
