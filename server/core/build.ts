import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadingDay } from '#domain/date/calendar-day.ts';
import packageJson from '#package.json' with { type: 'json' };

/** Which state of the program runs: the product's version with the commit, and the date of that commit (ISO 8601, UTC). */
interface Build {
  readonly version: string;
  readonly date?: string | undefined;
}

export const productVersion: string = packageJson.version;

/** Written by the build of the site beside what it leaves to the server alone. */
export const buildFile = (contentDir: string): string => join(contentDir, 'build.json');

let clone: Build | undefined;

/** By the clone that the program runs in; without a clone or without git the version alone. */
export function buildOfClone(): Build {
  try {
    clone ??= readClone();
  } catch {
    clone = { version: productVersion };
  }
  return clone;
}

function readClone(): Build {
  const line = execFileSync('git', ['log', '-1', '--format=%H %ct'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [commit = '', seconds] = line.trim().split(' ');
  return { version: `${productVersion}+${commit.slice(0, 8)}`, date: new Date(Number(seconds) * 1000).toISOString() };
}

/** By the clone, else by the built site: a program that is installed without its history comes with one. */
export function currentBuild(contentDir: string): Build {
  const build = buildOfClone();
  if (build.date !== undefined) return build;
  try {
    return JSON.parse(readFileSync(buildFile(contentDir), 'utf8'));
  } catch {
    return build;
  }
}

/** In one line, for people. */
export const buildText = ({ version, date }: Build): string => (date ? `${version}, ${leadingDay(date)}` : version);
