import { setImmediate as turn } from 'node:timers/promises';

const windowBytes = 1024 ** 2;
/** What is looked at twice, so that no name is cut in two. */
const overlapBytes = 4096;

/** Whether a part of a file's letters is as `test` says; others have their turns meanwhile. */
export async function someWindow(bytes: Buffer, test: (text: string) => boolean): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += windowBytes) {
    if (test(bytes.toString('latin1', at, at + windowBytes + overlapBytes))) return true;
    await turn();
  }
  return false;
}
