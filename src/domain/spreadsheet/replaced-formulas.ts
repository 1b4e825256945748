import { attribute } from './read-xlsx.ts';
import { replacePart } from './replace-part.ts';
import { unzipTexts } from './zip-entries.ts';

const relations = 'xl/_rels/workbook.xml.rels';

/** Cells that take their formula from one that went keep the value that was worked out last. `replaced` are the tags of those that went. */
export const withoutFollowers = (sheet: string, replaced: readonly string[]): string =>
  replaced.reduce((xml, tag) => {
    const shared = attribute(tag, 't') === 'shared' && attribute(tag, 'ref') ? attribute(tag, 'si') : undefined;
    if (shared === undefined) return xml;
    return xml.replace(/<f\b([^>]*?)(?:\/>|>[^<]*<\/f>)/g, (whole, inside: string) =>
      attribute(inside, 't') === 'shared' && attribute(inside, 'si') === shared ? '' : whole,
    );
  }, sheet);

/**
 * The workbook without the order in which its formulas are worked out: that would name cells which have none any more,
 * and spreadsheets make it anew.
 */
export async function withoutCalcChain(bytes: Uint8Array): Promise<Uint8Array> {
  const was = (await unzipTexts(bytes, /^xl\/_rels\/workbook\.xml\.rels$/)).get(relations) ?? '';
  const now = was.replace(/<Relationship\b[^>]*\/calcChain"[^>]*?(?:\/>|><\/Relationship>)/, '');
  return now === was ? bytes : replacePart(bytes, relations, new TextEncoder().encode(now));
}
