import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ticketColumns } from './peer-list.ts';

const css = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d2430;background:#f5f6f8}
header{background:#fff;padding:12px 24px;border-bottom:1px solid #d6dae1}main{max-width:72rem;margin:auto;padding:24px}
table{border-collapse:collapse;width:100%;background:#fff}td,th{border:1px solid #d6dae1;padding:8px;text-align:left}`;

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${css}</style>${head}</head><body>${body}</body></html>`;

const header =
  '<header><b>Portal</b> <a href="/peers/hand-home">Start</a> <a href="/peers/hand-list">Tickets</a></header>';

const row = (number: number) =>
  `<tr><td>${number}</td><td>Rückfrage zur Abrechnung ${number}</td><td>Offen</td><td>Rechnung</td><td>12.11.2026</td><td>13.11.2026</td></tr>`;

/** A hand-written list of 25 rows, with the rows in the page. */
const handList = page(
  'Tickets',
  `${header}<main><h1>Tickets</h1><table><thead><tr>${ticketColumns.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${Array.from({ length: 25 }, (_, at) => row(1000 + at)).join('')}</tbody></table></main>`,
);
const handHome = page('Start', `${header}<main><h1>Start</h1><p>Willkommen</p></main>`);

/** Writes both peers into a site, under `/peers/`. */
export async function writePeers(site: string): Promise<void> {
  const folder = join(site, 'peers');
  await mkdir(folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, 'peer-app.ts'), formats: ['es'], fileName: () => 'app.js' },
    },
  });
  const pages = {
    'hand-home': handHome,
    'hand-list': handList,
    app: page('Portal', '<div id="app"></div>', '<script type="module" src="/peers/app.js"></script>'),
  };
  for (const [name, html] of Object.entries(pages)) await writeFile(join(folder, `${name}.html`), html);
}
