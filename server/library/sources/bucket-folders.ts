import { repositoryNames } from '#domain/documents/library.ts';
import type { Bucket } from '#server/s3/bucket.ts';
import type { ListedObject } from '#server/s3/list-page.ts';
import { composed, composedNames, isHidden } from './real-names.ts';

export interface BucketFile {
  /** As the bucket names it, from the top of the library. */
  key: string;
  name: string;
  size: number;
  modified: number;
  etag: string;
}

interface BucketFolder {
  /** Names of the folders in it. */
  folders: Set<string>;
  files: Map<string, BucketFile>;
  /** Names as the bucket has them, where another object of the same name is shown in their place. */
  hidden: string[];
}

const emptyFolder = (): BucketFolder => ({ folders: new Set(), files: new Map(), hidden: [] });
const joined = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** What lies in a bucket, by folder; '' is the top. */
export class BucketFolders {
  readonly folders = new Map<string, BucketFolder>([['', emptyFolder()]]);
  /** Objects in all of them. */
  objects = 0;
  #isComposed = true;

  fileAt(path: string): BucketFile | undefined {
    const at = path.lastIndexOf('/');
    return this.folders.get(path.slice(0, Math.max(0, at)))?.files.get(path.slice(at + 1));
  }

  /** `key` begins at the top of the library. One that ends with a slash stands for an empty folder. */
  add(key: string, { size, modified, etag }: ListedObject): void {
    const at = key.lastIndexOf('/');
    const folder = this.#folder(key.slice(0, Math.max(0, at)));
    const name = key.slice(at + 1);
    this.objects += 1;
    if (key !== composed(key)) this.#isComposed = false;
    if (name !== '') folder.files.set(name, { key, name, size, modified, etag });
  }

  /** The same by the names in the library. */
  composed(): BucketFolders {
    if (this.#isComposed) return this;
    const result = new BucketFolders();
    result.objects = this.objects;
    this.#copyComposed('', result, '');
    return result;
  }

  #copyComposed(realPath: string, result: BucketFolders, path: string): void {
    const { folders, files } = this.folders.get(realPath) ?? emptyFolder();
    const copy = emptyFolder();
    result.folders.set(path, copy);
    const fileNames = composedNames(files.keys());
    for (const [realName, file] of files) {
      if (isHidden(realName, fileNames)) copy.hidden.push(realName);
      else copy.files.set(composed(realName), { ...file, name: composed(realName) });
    }
    const folderNames = composedNames(folders);
    for (const realName of folders) {
      if (isHidden(realName, folderNames)) {
        copy.hidden.push(realName);
        continue;
      }
      copy.folders.add(composed(realName));
      this.#copyComposed(joined(realPath, realName), result, joined(path, composed(realName)));
    }
  }

  /** Folders with contents that differ in the other. */
  differences(other: BucketFolders): string[] {
    const all = new Set([...this.folders.keys(), ...other.folders.keys()]);
    return [...all].filter((path) => !isSame(this.folders.get(path), other.folders.get(path)));
  }

  #folder(path: string): BucketFolder {
    const knownFolder = this.folders.get(path);
    if (knownFolder) return knownFolder;
    const newFolder = emptyFolder();
    this.folders.set(path, newFolder);
    const at = path.lastIndexOf('/');
    this.#folder(path.slice(0, Math.max(0, at))).folders.add(path.slice(at + 1));
    return newFolder;
  }
}

function isSame(one: BucketFolder | undefined, other: BucketFolder | undefined): boolean {
  if (!one || !other || one.files.size !== other.files.size || one.folders.size !== other.folders.size) return false;
  for (const name of one.folders) if (!other.folders.has(name)) return false;
  for (const [name, { etag, modified }] of one.files) {
    const file = other.files.get(name);
    if (file?.etag !== etag || file.modified !== modified) return false;
  }
  return true;
}

/** Above so many objects the repositories are listed beside each other, because a list gives a thousand at a time. */
const many = 5000;

/**
 * Lists everything below a prefix by the names in the library; `expected` is how many objects there were the last time.
 * With `start` only what begins so below the prefix.
 */
export async function listFolders(
  bucket: Bucket,
  prefix: string,
  expected: number,
  start = '',
): Promise<BucketFolders> {
  const bucketFolders = new BucketFolders();
  const read = async (strand: string) => {
    for await (const page of bucket.list(strand)) {
      for (const object of page) bucketFolders.add(object.key.slice(prefix.length), object);
    }
  };
  const strands = expected > many ? repositoryNames.map((name) => `${prefix}${name}/`) : [prefix + start];
  await Promise.all(strands.map(read));
  return bucketFolders.composed();
}
