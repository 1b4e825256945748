import { plain } from './read-xlsx.ts';
import { unzipTexts, zipParts } from './zip-entries.ts';

/** Parts that hold values of other workbooks, and queries of elsewhere. */
const outsideParts = /^xl\/(?:externalLinks\/|connections\.xml$)/i;
/** Relations to such parts, whatever those are called. */
const outsideTypes = /\/(?:externalLink\w*|connections)$/i;
const hyperlink = /\/hyperlink$/i;

const tags = /<(?:[\w.-]+:)?Relationship\s((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const attributes = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** What the relations of a part say; unlike the cells they may be written in any notation that XML has. */
const relationsIn = (xml: string): Readonly<Record<string, string>>[] =>
  [...xml.replaceAll('\0', '').matchAll(tags)].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(attributes)].map(([, name = '', double, single]) => [name, plain(double ?? single ?? '')]),
    ),
  );

/** Whether a workbook takes anything from elsewhere when it is opened. Links that somebody has to follow are none of that. */
export async function hasExternalLinks(bytes: Uint8Array): Promise<boolean> {
  if (zipParts(bytes).parts.some(({ name }) => outsideParts.test(name))) return true;
  const relations = [...(await unzipTexts(bytes, /\.rels$/i)).values()].flatMap(relationsIn);
  return relations.some(({ Type: type = '', TargetMode: mode = '' }) => {
    if (outsideTypes.test(type)) return true;
    return /^\s*external\s*$/i.test(mode) && !hyperlink.test(type.trim());
  });
}
