/** A citation of `docs/requirements.md` (`4`, `4-2`) or of a page below `docs/domain` (`porting`, `porting.dates`). */
type Citation = string;

const tag = /§(?:(\d+)(?:-(\d+)(?:\.\.(\d+))?)?|([a-z]+(?:-[a-z]+)*)(?:\.([a-z\d]+(?:-[a-z\d]+)*))?)(?![\w-])/g;

/** Every citation of a text: `§4`, `§4-2`, `§4-2..5` for several clauses, `§porting`, `§porting.dates`. A law has a blank behind its `§`. */
export function citationsIn(text: string): Citation[] {
  return [...text.matchAll(tag)].flatMap(([, section, first, last, page = '', heading]) => {
    if (section === undefined) return [heading === undefined ? page : `${page}.${heading}`];
    if (first === undefined) return [section];
    const count = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => `${section}-${Number(first) + index}`);
  });
}

export interface CitingTitle {
  /** As it stands in the test, without its citations. */
  readonly title: string;
  readonly cites: readonly Citation[];
}

const citingTitle = /(['"`])((?:§[\w.-]+,? )+)((?:\\.|(?!\1)[^\\\n])*)\1/g;

/** The titles of a test file that begin with citations: of tests, of groups and of steps. */
export const citingTitles = (code: string): CitingTitle[] =>
  [...code.matchAll(citingTitle)].map(([, , tags = '', title = '']) => ({
    title: title.replaceAll(/\\(.)/g, '$1'),
    cites: citationsIn(tags),
  }));
