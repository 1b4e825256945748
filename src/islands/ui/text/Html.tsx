interface Props {
  /** Made by the build from an editor's Markdown. */
  html: string;
  className?: string;
  /** Where it is not that of the page. */
  lang?: string;
  /** Level of the heading above it, where that is not the page's title; an editor's chapters begin with level 2. */
  below?: number;
}

const lowered = (html: string, by: number) =>
  html.replace(/<(\/?)h([2-6])/g, (_tag, slash, level) => `<${slash}h${Math.min(6, Number(level) + by)}`);

/** The written part of an entry. */
export function Html({ html, className = 'prose', lang, below = 1 }: Props) {
  const renderedHtml = below > 1 ? lowered(html, below - 1) : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' own text; the page's policy runs no script in it
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: renderedHtml }} />;
}
