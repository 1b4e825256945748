import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** Plain names only, nothing that leads out of the folder. */
const plainPath = /^\/(?:[\w@-][\w.@-]*\/)*(?:[\w@-][\w.@-]*)?$/;

/** Serves the editing page to this machine alone; answers its address. */
export function serveCms(folder: string, headers: Record<string, string>, port: number): Promise<string> {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const name = path === '/' ? '/index.html' : path;
    const bytes = plainPath.test(path) ? await readFile(join(folder, name)).catch(() => undefined) : undefined;
    response.writeHead(bytes ? 200 : 404, {
      ...headers,
      'Content-Type': types[extname(name)] ?? 'application/octet-stream',
    });
    response.end(bytes);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : port}/`);
    });
  });
}
