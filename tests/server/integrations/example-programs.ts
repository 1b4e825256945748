import { execFile, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const folder = join(import.meta.dirname, '../../../examples');
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The languages of the examples. */
export const languages = [
  { language: 'TypeScript', command: process.execPath, ending: 'ts', isInstalled: true },
  { language: 'Python', command: 'python3', ending: 'py', isInstalled: hasPython },
] as const;
type Language = (typeof languages)[number];

const environment = (more: Record<string, string>) => ({
  PATH: process.env['PATH'],
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONIOENCODING: 'utf8',
  ...more,
});

const run = promisify(execFile);
/** Runs an example to its end; answers the lines that it prints. */
export async function runExample(
  { command, ending }: Language,
  name: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<string[]> {
  const { stdout } = await run(command, [join(folder, `${name}.${ending}`), ...words], { env: environment(env) });
  return stdout.trimEnd().split('\n');
}

/** The example that receives webhooks, on a free port. */
export async function startReceiver({ command, ending }: Language, secret: string) {
  const program = join(folder, `webhook-receiver/receiver.${ending}`);
  const env = environment({ WEBHOOK_SECRET: secret, PORT: '0' });
  const child = spawn(command, [program], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const lines: string[] = [];
  const port = await new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the example ended with ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      const [, listening] = /^listening on (\d+)$/.exec(line) ?? [];
      if (listening) resolve(listening);
      else lines.push(line.trim());
    });
  });
  const stop = () => {
    child.removeAllListeners('exit');
    child.kill();
  };
  return { url: `http://127.0.0.1:${port}/`, lines, stop };
}
