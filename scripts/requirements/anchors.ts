/** The places that a link into a page of Markdown can name: its headings, as GitHub turns them into anchors, and its own anchors. */
export function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
  const named = [...markdown.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = '']) => id);
  return new Set([...headings, ...named]);
}

interface Clause {
  /** `4-2` */
  readonly id: string;
  /** Its first sentence. */
  readonly text: string;
}
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

const firstSentence = (text: string): string =>
  /^.*?\.(?= [A-Z]| \(|$)/.exec(text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'))?.[0] ?? text;

/** The sections and clauses of `docs/requirements.md`. */
export const sectionsOf = (markdown: string): Section[] =>
  markdown.split(/^<a id="(?=\d+"><\/a>$)/m).flatMap((part) => {
    const [, id, title] = /^(\d+)"><\/a>\n## \d+ (.+)$/m.exec(part) ?? [];
    if (id === undefined || title === undefined) return [];
    const clauses = [...part.matchAll(/^- <a id="([\d-]+)"><\/a>\*\*[\d-]+\*\* (.+)$/gm)];
    return [
      { id, title, clauses: clauses.map(([, clause = '', text = '']) => ({ id: clause, text: firstSentence(text) })) },
    ];
  });
