import { join } from 'node:path';
import { root, runPackage } from './command.ts';

// Beside the real portal: the preview must never be published, and trial data must not stay there.
const folder = join(root, 'node_modules/.cache/portal/preview');
const site = join(folder, 'site');
process.env.PUBLIC_CONTENT_PREVIEW = '1';
process.env.SITE_DIR = site;
process.env.DATA_DIR ??= join(folder, 'data');
process.env.PORT ??= '4331';

const code = await runPackage('astro', ['build', '--outDir', site]);
if (code !== 0) process.exit(code);
console.log('Vorschau mit Entwürfen und künftigen Einträgen:');
await import('../server/main.ts');
