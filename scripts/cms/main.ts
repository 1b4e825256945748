import { join, resolve } from 'node:path';
import { root } from '../command.ts';
import { buildCms, type CmsHosts, cmsHeaders } from './build.ts';
import { cmsConfig } from './config.ts';
import { serveCms } from './serve.ts';

const { CMS_BACKEND = 'github', CMS_REPO = 'example/portal', CMS_BRANCH = 'main', CMS_URL } = process.env;

/** Where the calls of each code host go; one of one's own stands in CMS_URL. */
const hostsByName: Record<string, CmsHosts> = {
  github: {
    api: ['https://api.github.com', 'https://www.githubstatus.com'],
    images: ['https://avatars.githubusercontent.com'],
  },
  gitlab: { api: ['https://gitlab.com'], images: ['https://gitlab.com', 'https://secure.gravatar.com'] },
  gitea: { api: ['https://gitea.com'], images: ['https://gitea.com'] },
};
const own = CMS_URL ? new URL(CMS_URL).origin : undefined;
const hosts = own ? { api: [own], images: [own] } : hostsByName[CMS_BACKEND];
if (!hosts) throw new Error(`CMS_BACKEND is one of ${Object.keys(hostsByName).join(', ')}`);
const backend = {
  name: CMS_BACKEND,
  repo: CMS_REPO,
  branch: CMS_BRANCH,
  ...(own && { base_url: own, api_root: CMS_URL }),
};

const at = process.argv.indexOf('--out');
const outputFolder = at < 0 ? undefined : process.argv[at + 1];
const folder = outputFolder ? resolve(outputFolder) : join(root, 'node_modules/.cache/portal/editing-page/site');
await buildCms(folder, cmsConfig(backend), hosts);
if (outputFolder) console.log(`Die Seite zum Pflegen der Inhalte liegt in ${folder}.`);
else {
  const port = Number(process.env.PORT ?? 4332);
  try {
    const address = await serveCms(folder, cmsHeaders(hosts), port);
    console.log(`Inhalte pflegen: ${address} (Strg+C beendet die Seite)`);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    console.error(
      `Unter http://localhost:${port}/ läuft schon etwas, vielleicht diese Seite in einem anderen Terminal.`,
    );
    process.exitCode = 1;
  }
}
