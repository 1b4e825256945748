import { constants } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Documents, which a server knows by their inodes, and what it has read of them: no test changes one in its place. */
const linked = ['library', 'library-copies'];

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const place = join(to, relative(from, path));
    // Another disk takes copies alone.
    await (entry.isDirectory()
      ? mkdir(place)
      : link(path, place).catch(() => copyFile(path, place, constants.COPYFILE_EXCL)));
  }
}

/** Lays a copy of a stopped server's data folder into a new folder, from which another server goes on. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  await Promise.all([
    // The server would take copied documents for other files and read all of them again.
    cp(from, to, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !linked.includes(relative(from, path)),
    }),
    mkdir(to, { recursive: true }).then(() =>
      Promise.all(linked.map((name) => linkFolder(join(from, name), join(to, name)))),
    ),
  ]);
}

/** Documents come into the index behind the start: resolves when the server at this origin has read all of them. */
export async function untilIndexed(origin: string): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${origin}/api/metrics`)).text();
    if (/^portal_library_files [1-9]/m.test(metrics) && /^portal_library_pending 0$/m.test(metrics)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
