interface Props {
  /** Made by the build from an editor's Markdown. */
  html: string;
  className?: string;
  /** Where it is not that of the page. */
  lang?: string;
}

/** The written part of an entry. */
export function Html({ html, className = 'prose', lang }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' own text; the page's policy runs no script in it
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
