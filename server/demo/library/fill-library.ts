import { existsSync, readdirSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { providerCodes } from '#contract/providers.ts';
import type { Config } from '#server/config/config.ts';
import { operatorTemplate, templatePath } from '#server/files/inspection/operator-template.ts';
import { metaNameOf } from '#server/library/index/meta-file.ts';
import { type Calendar, officeMoment } from '../office-moment.ts';
import { commissionFiles } from './commission-files.ts';
import type { DemoFile } from './demo-file.ts';
import { operatorFiles, specialOperatorFiles } from './operator-files.ts';
import { otherFiles } from './other-files.ts';
import { contractDocuments, priceLists } from './price-lists.ts';

export const demoFiles = [
  ...priceLists,
  ...contractDocuments,
  ...operatorFiles,
  ...specialOperatorFiles,
  ...commissionFiles,
  ...otherFiles,
];

async function put(path: string, bytes: Buffer | string, time: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  await utimes(path, time / 1000, time / 1000);
}

/** Writes the demo files into a library where there is none yet; answers whether it did. */
export async function fillLibrary(
  root: string,
  services: Calendar & { readonly config: Pick<Config, 'hasDemoWeek'> },
): Promise<boolean> {
  if (existsSync(root) && readdirSync(root).length > 0) return false;
  // Takes memory that a filled library has no use for.
  const [{ makeFile }, { longPaper }] = await Promise.all([import('./make-file.ts'), import('./long-paper.ts')]);
  const isLong = ({ path }: DemoFile) => services.config.hasDemoWeek && path.endsWith('.pdf');
  for (const file of demoFiles) {
    const time = officeMoment(services, file.daysAgo);
    // The meta file first, so that no user ever sees more than it allows.
    if (file.meta) await put(join(root, metaNameOf(file.path)), stringify(file.meta), time);
    await put(join(root, file.path), await (isLong(file) ? longPaper(file, time) : makeFile(file)), time);
  }
  for (const code of providerCodes) {
    await put(join(root, templatePath(code)), (await operatorTemplate(code)).bytes, officeMoment(services, 60));
  }
  return true;
}
