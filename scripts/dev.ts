import { spawn } from 'node:child_process';
import { dev } from 'astro';
import { root } from './command.ts';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 4321);
const apiPort = port + 1;

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort) },
});

const site = await dev({
  root,
  server: { host, port },
  vite: { server: { proxy: { '/api': { target: `http://127.0.0.1:${apiPort}` } } } },
});

async function end() {
  api.kill();
  await site.stop();
  process.exit();
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
