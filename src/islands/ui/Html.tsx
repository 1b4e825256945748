interface Props {
  /** Made by the build from an editor's Markdown. */
  html: string;
  className?: string;
}

/** The written part of an entry. */
export function Html({ html, className = 'prose' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' own text; the page's policy runs no script in it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
