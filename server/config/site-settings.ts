import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Config } from './config.ts';

const written = z.record(z.string(), z.string());
type Written = z.infer<typeof written>;

const settingsByFile = new Map<string, { changed: number; settings: Written }>();

/** The public settings that the site was built with; undefined where there is no build. Read again after a new one. */
export function builtSettings({ contentDir }: Pick<Config, 'contentDir'>): Written | undefined {
  const file = join(contentDir, 'settings.json');
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return undefined;
  const before = settingsByFile.get(file);
  if (before?.changed === changed) return before.settings;
  const settings = written.parse(JSON.parse(readFileSync(file, 'utf8')));
  settingsByFile.set(file, { changed, settings });
  return settings;
}

/** Company and federal state as the site names them; without a build those of the environment. */
export function siteSettings(config: Pick<Config, 'contentDir' | 'company' | 'holidayState' | 'defaultCompany'>) {
  const built = builtSettings(config);
  if (!built) return { company: config.company, holidayState: config.holidayState };
  return { company: built.PUBLIC_COMPANY || config.defaultCompany, holidayState: built.PUBLIC_HOLIDAY_STATE ?? '' };
}
