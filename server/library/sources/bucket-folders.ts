import { repositoryNames } from '../../../src/domain/documents/library.ts';
import type { Bucket } from '../../s3/bucket.ts';
import type { ListedObject } from '../../s3/list-page.ts';

export interface BucketFile {
  name: string;
  size: number;
  modified: number;
  etag: string;
}

export interface BucketFolder {
  /** Names of the folders in it. */
  folders: Set<string>;
  files: Map<string, BucketFile>;
}

/** What lies in a bucket, by folder; '' is the top. */
export class BucketFolders {
  readonly folders = new Map<string, BucketFolder>([['', { folders: new Set(), files: new Map() }]]);
  /** Objects in all of them. */
  objects = 0;

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
    if (name !== '') folder.files.set(name, { name, size, modified, etag });
  }

  /** Folders whose contents are not the same in the other. */
  differences(other: BucketFolders): string[] {
    const all = new Set([...this.folders.keys(), ...other.folders.keys()]);
    return [...all].filter((path) => !isSame(this.folders.get(path), other.folders.get(path)));
  }

  #folder(path: string): BucketFolder {
    const known = this.folders.get(path);
    if (known) return known;
    const made: BucketFolder = { folders: new Set(), files: new Map() };
    this.folders.set(path, made);
    const at = path.lastIndexOf('/');
    this.#folder(path.slice(0, Math.max(0, at))).folders.add(path.slice(at + 1));
    return made;
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

/** Lists everything below a prefix; `expected` is how many objects there were the last time. */
export async function listFolders(bucket: Bucket, prefix: string, expected: number): Promise<BucketFolders> {
  const found = new BucketFolders();
  const read = async (strand: string) => {
    for await (const page of bucket.list(strand)) {
      for (const object of page) found.add(object.key.slice(prefix.length), object);
    }
  };
  const strands = expected > many ? repositoryNames.map((name) => `${prefix}${name}/`) : [prefix];
  await Promise.all(strands.map(read));
  return found;
}
