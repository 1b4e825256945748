const headingOrTable = /<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>|<table>/g;

/** Gives each table of a text, as HTML, the words of the heading above it as its caption; `title` where there is none. */
export function captionedTables(html: string, title: string): string {
  let above = title;
  return html.replace(headingOrTable, (match, heading?: string) => {
    if (heading === undefined) return `<table><caption class="sr-only">${above}</caption>`;
    above = heading.replace(/<[^>]*>/g, '').trim();
    return match;
  });
}
