import { attribute, localName, placeTags } from '../files/xml.ts';

/** A piece of a text that another takes the place of. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with changes, each told by places in the text as it was; of several at one place the first stands first. */
export function changedText(text: string, changes: readonly TextChange[]): string {
  let at = 0;
  let changed = '';
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    changed += text.slice(at, change.start) + change.text;
    at = change.end;
  }
  return changed + text.slice(at);
}

/** A part of relations without those of a kind. */
export function withoutRelation(xml: string, kind: string): string {
  const changes: TextChange[] = [];
  let start: number | undefined;
  placeTags(xml, {
    open: (name, attributes, place) => {
      const isOfKind = (attribute(attributes, 'Type') ?? '').trim().endsWith(`/${kind}`);
      if (localName(name) === 'Relationship' && isOfKind) start = place.start;
    },
    close: (_name, { end }) => {
      if (start !== undefined) changes.push({ start, end, text: '' });
      start = undefined;
    },
  });
  return changedText(xml, changes);
}
