import { type Section, sectionsOf } from './anchors.ts';
import { type CitingTitle, citingTitles } from './citations.ts';

export interface TextFile {
  /** From the root, with slashes. */
  readonly path: string;
  readonly text: string;
}
interface CitingTest extends CitingTitle {
  readonly path: string;
}

const testsIn = (tests: readonly TextFile[]): CitingTest[] =>
  tests.flatMap(({ path, text }) => citingTitles(text).map((title) => ({ ...title, path })));

/** Clauses of the requirements that no test cites. */
export function untestedClauses(requirements: string, tests: readonly TextFile[]): string[] {
  const cited = new Set(testsIn(tests).flatMap(({ cites }) => cites));
  return sectionsOf(requirements)
    .flatMap(({ clauses }) => clauses.map(({ id }) => id))
    .filter((id) => !cited.has(id));
}

const link = (path: string) => `[${path.replace(/^tests\//, '')}](../${path.replaceAll(/[[\]]/g, encodeURIComponent)})`;
const escaped = (title: string) => title.replaceAll(/[<>*_|]/g, '\\$&');
const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** `sessions.test.ts (3) · users.test.ts` */
function filesOf(tests: readonly CitingTest[]): string {
  const files = [...Map.groupBy(tests, ({ path }) => path)].sort(([one], [other]) => byText(one, other));
  return files.map(([path, titles]) => `${link(path)}${titles.length > 1 ? ` (${titles.length})` : ''}`).join(' · ');
}

function sectionPart({ id, title, clauses }: Section, tests: readonly CitingTest[]): string[] {
  const citing = (cited: string) => tests.filter(({ cites }) => cites.includes(cited));
  const titlesOf = (clause: string) =>
    citing(clause)
      .map((test) => `  - ${escaped(test.title)}: ${link(test.path)}`)
      .sort(byText);
  const beyond = citing(id);
  return [
    `## ${id} ${title}`,
    '',
    ...clauses.flatMap((clause) => [
      `- [${clause.id}](requirements.md#${clause.id}) ${clause.text}`,
      ...new Set(titlesOf(clause.id)),
    ]),
    '',
    ...(beyond.length > 0 ? [`More tests of this section: ${filesOf(beyond)}`, ''] : []),
  ];
}

function pageParts(pages: readonly TextFile[], tests: readonly CitingTest[]): string[] {
  return pages.flatMap(({ path }) => {
    const name = path.replace(/^.*\/|\.md$/g, '');
    const citing = tests.filter(({ cites }) => cites.some((cited) => cited.split('.')[0] === name));
    return citing.length > 0 ? [`- [${name}](domain/${name}.md): ${filesOf(citing)}`] : [];
  });
}

/** `docs/requirements-map.md`: which tests show which clause. */
export function requirementsMap(requirements: string, pages: readonly TextFile[], files: readonly TextFile[]): string {
  const tests = testsIn(files);
  return [
    '<!-- Made by `npm run requirements`. -->',
    '# Tests by requirement',
    '',
    'Each clause of [requirements.md](requirements.md) with the tests that cite it in their titles, and with the steps of tests that',
    'do. Tests that cite a whole section show more than its clauses demand.',
    '',
    ...sectionsOf(requirements).flatMap((section) => sectionPart(section, tests)),
    '## Rules of the domain',
    '',
    ...pageParts(pages, tests),
    '',
  ].join('\n');
}
