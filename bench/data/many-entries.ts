import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const paragraph =
  'Wählen Sie die Organisation, für die Sie handeln, und danach die Art des Tickets. Das Formular zeigt, was gebraucht wird; Dateien lassen sich anhängen, so lange das Ticket offen ist.';

const textOf = (number: number, language: string) =>
  Array.from(
    { length: 6 },
    (_, at) => `## ${language === 'de' ? 'Abschnitt' : 'Section'} ${at + 1}\n\n${paragraph} (${number}.${at})`,
  ).join('\n\n');

const fields = (kind: 'tutorials' | 'newsletters', number: number, language: string) => {
  const shared = [`title: "Eintrag ${number}"`, 'description: "Von der Frage bis zur Antwort, Schritt für Schritt."'];
  if (language === 'en') return shared;
  const date = `date: "2026-${String((number % 12) + 1).padStart(2, '0')}-01"`;
  return kind === 'newsletters'
    ? [...shared, date]
    : [...shared, date, 'topic: "portal"', 'level: "basic"', 'minutes: 5'];
};

/** Adds entries with a page of text in both languages to the content of a copy of the repository: tutorials, which have a page each, and newsletters in turns. */
export async function addEntries(content: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const kind = number % 2 === 0 ? 'newsletters' : 'tutorials';
    for (const language of ['de', 'en']) {
      const folder = join(content, kind, language);
      await mkdir(folder, { recursive: true });
      const head = fields(kind, number, language).join('\n');
      await writeFile(join(folder, `entry-${number}.md`), `---\n${head}\n---\n\n${textOf(number, language)}\n`);
    }
  }
}
