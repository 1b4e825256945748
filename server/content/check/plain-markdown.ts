const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Markdown with code, comments and escaped characters blanked out; every character stays in its place. */
export const withoutCode = (markdown: string): string =>
  markdown
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\2[`~]*[ \t]*$|(?![\s\S]))/gm, blank)
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/\\[!-/:-@[-`{-~]/g, blank);

interface Heading {
  readonly level: number;
  readonly text: string;
  /** Place in the text. */
  readonly at: number;
}

/** What is read of Markdown in a heading: no marks, no addresses of links. */
const stripMarkup = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/[*_`~]/g, '')
    .trim();

export function headingsOf(markdown: string): Heading[] {
  const plain = withoutCode(markdown);
  return [...plain.matchAll(/^ {0,3}(#{1,6})[ \t]+[^\n]*$/gm)].map(({ 0: line, 1: marks = '', index }) => ({
    level: marks.length,
    text: stripMarkup(markdown.slice(index, index + line.length).replace(/^ *#+[ \t]+|[ \t]+#*[ \t]*$/g, '')),
    at: index,
  }));
}
