import { execFileSync } from 'node:child_process';
import { printTable } from './table.ts';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

function isInstalled(): boolean {
  try {
    execFileSync('lighthouse', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Scores and paints of public pages by Lighthouse, where it is installed: it is no package of this repository. */
export function printLighthouse(origin: string, paths: readonly string[], chromium: string): void {
  if (!isInstalled()) {
    console.log('\nLighthouse is not installed, so there are no scores of it (npm install --global lighthouse).');
    return;
  }
  const flags = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const rows = paths.map((path) => {
    const output = execFileSync('lighthouse', [origin + path, ...flags], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      // It tells there what it makes nothing of, such as pages without scripts.
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, CHROME_PATH: chromium },
    });
    const { categories, audits } = JSON.parse(output) as Report;
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    const ms = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN);
    return [
      path,
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
      ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(ms),
    ];
  });
  printTable(
    'Lighthouse',
    ['page', 'performance', 'accessibility', 'practices', 'seo', 'FCP ms', 'LCP ms', 'TBT ms'],
    rows,
  );
}
