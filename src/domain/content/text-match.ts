const fold = (text: string): string => text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

const words = /[\p{L}\p{N}]+/gu;
const around = 12;

interface Match {
  /** How many of the words stand in the title. */
  readonly inTitle: number;
  readonly excerpt: { text: string; mark: boolean }[];
}

/** Where all words of a search begin words of a title or a text; undefined where one of them does not. */
export function matchText(search: string, title: string, text: string): Match | undefined {
  const wanted = search.match(words)?.map(fold) ?? [];
  if (wanted.length === 0) return undefined;
  const isMeant = (word: string) => wanted.some((one) => fold(word).startsWith(one));
  const places = [...text.matchAll(words)];
  const titleWords = title.match(words)?.map(fold) ?? [];
  const textWords = new Set(places.map(([word]) => fold(word)));
  const starts = (all: Iterable<string>, one: string) => [...all].some((word) => word.startsWith(one));
  if (!wanted.every((one) => starts(titleWords, one) || starts(textWords, one))) return undefined;
  const first = Math.max(
    0,
    places.findIndex(([word]) => isMeant(word)),
  );
  const excerptWords = places.slice(Math.max(0, first - around), first + around);
  const begin = excerptWords[0]?.index ?? 0;
  const last = excerptWords.at(-1);
  const end = last ? last.index + last[0].length : 0;
  const excerpt: Match['excerpt'] = [];
  let at = begin;
  for (const { 0: word, index } of excerptWords.filter(([one]) => isMeant(one))) {
    if (index > at) excerpt.push({ text: text.slice(at, index), mark: false });
    excerpt.push({ text: word, mark: true });
    at = index + word.length;
  }
  if (end > at) excerpt.push({ text: text.slice(at, end), mark: false });
  return { inTitle: wanted.filter((one) => starts(titleWords, one)).length, excerpt };
}
