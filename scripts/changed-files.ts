import { execFileSync } from 'node:child_process';
import { root } from './command.ts';

const git = (...options: string[]): string[] =>
  execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Where the work at hand began: the branch's first commit, else the last one. */
export function beginningOfWork(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      const [base = ''] = git('merge-base', 'HEAD', main);
      if (base !== git('rev-parse', 'HEAD')[0]) return base;
    } catch {}
  }
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
}

/** Paths from the root of what is new or different since then, committed or not. */
export const changedFiles = (since: string): string[] => [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
];
