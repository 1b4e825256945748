import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRunFolder } from './run-folder.ts';

let folder: string | undefined;

/** Gives vitest's processes a place for temporary files that goes with the run: they are ended before they can tidy up. */
export function setup(): void {
  // Asked for once per project.
  if (folder !== undefined) return;
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
  folder = makeRunFolder();
  process.env.TMPDIR = folder;
}

export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
