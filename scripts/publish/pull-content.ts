import { execFileSync } from 'node:child_process';

interface Pulled {
  readonly ok: boolean;
  readonly says: string;
}

/** What editors change; everything else is a new version of the portal, which also the server must have. */
const isContent = (path: string) => /^(?:src\/content\/(?!schema\/)[^/]+\/|public\/)/.test(path);

/** Fetches what editors have handed in, where it is content alone and follows what is there. */
export function pullContent(folder: string): Pulled {
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', folder, ...options], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  try {
    git('fetch', '--quiet');
    const changed = git('diff', '--name-only', '-z', 'HEAD...@{upstream}').split('\0').filter(Boolean);
    const others = changed.filter((path) => !isContent(path));
    if (others.length > 0)
      return {
        ok: false,
        says: `Neben Inhalten ist auch das Programm geändert (${others.slice(0, 3).join(', ')}${others.length > 3 ? ' …' : ''}). Bitte das Portal aktualisieren wie in docs/operations/upgrade.md beschrieben; bis dahin bleibt es, wie es ist.`,
      };
    git('merge', '--quiet', '--ff-only', '@{upstream}');
    return { ok: true, says: `Stand ${git('log', '-1', '--format=%h %s')}, ${changed.length} Dateien neu.` };
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    return { ok: false, says: `Der neue Stand ließ sich nicht holen: ${(stderr || (error as Error).message).trim()}` };
  }
}
