import { cpus, loadavg, release, totalmem, type } from 'node:os';

export interface BenchResult {
  readonly name: string;
  readonly about: string;
  readonly output: string;
  /** Why it ended badly. */
  readonly failure?: string;
}

interface Versions {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const ratio = /\bratio\b|\bof the floor\b|\btimes as many\b|\bby hand\b|\bfaster\b|\bbesides\b/;

/** Tables of an output: a title, a head and rows, with an empty line before. */
const tablesOf = (output: string): string[] =>
  output
    .trim()
    .split(/\n{2,}/)
    .map((table) => table.trimEnd())
    .filter(Boolean);

const hasRatio = (table: string): boolean => ratio.test(table.split('\n', 2).join('\n'));

/** The machine and what ran on it, in one line: a figure without them says nothing. */
export function machineLine(
  at: Date,
  commit: string,
  { version, dependencies, optionalDependencies }: Versions,
): string {
  const [cpu] = cpus();
  const postgres = Object.values(optionalDependencies)[0];
  const packages = ['fastify', 'astro', 'react'].map((name) => `${name} ${dependencies[name]}`);
  return [
    `${at.toISOString().slice(0, 10)}, ${version}+${commit}`,
    `${cpus().length} × ${cpu?.model.trim() || 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}`,
    `load ${loadavg()[0]?.toFixed(1)} before the start`,
    `Node ${process.versions.node}, PostgreSQL ${postgres}, ${packages.join(', ')}`,
  ].join('; ');
}

/** The section of one bench; tables with ratios come first. */
export function benchSection({ name, about, output, failure }: BenchResult, machine: string): string {
  const tables = tablesOf(output);
  const sorted = [...tables.filter(hasRatio), ...tables.filter((table) => !hasRatio(table))];
  return [
    `### ${name}: ${about}`,
    machine,
    ...(failure === undefined ? [] : [`**Failed**: ${failure}`]),
    ...(sorted.length > 0 ? [`\`\`\`text\n${sorted.join('\n\n')}\n\`\`\``] : []),
  ].join('\n\n');
}

const headings = /^(?=### )/m;
const nameOf = (section: string): string => /^### ([\w-]+):/.exec(section)?.[1] ?? '';

/** Sections that stand on a page already, by the name of their bench. */
export const sectionsOn = (page: string): ReadonlyMap<string, string> =>
  new Map(
    page
      .split(headings)
      .map((section) => section.split(/^## /m, 1)[0]?.trim() ?? '')
      .filter((section) => nameOf(section) !== '')
      .map((section) => [nameOf(section), section]),
  );

/** All sections, those with ratios first, else in the order of `names`. */
export function sortSections(sections: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  const present = names.flatMap((name) => sections.get(name) ?? []);
  const isRatio = (section: string) => tablesOf(section.replaceAll(/^```.*$/gm, '\n')).some(hasRatio);
  return [...present.filter(isRatio), ...present.filter((section) => !isRatio(section))];
}
