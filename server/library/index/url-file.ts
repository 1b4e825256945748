/** The address in a `.url` file as Windows writes it; undefined where it is none for a browser. */
export function addressIn(text: string): string | undefined {
  const found = /^[ \t]*URL[ \t]*=[ \t]*(\S+)/im.exec(text)?.[1];
  if (!found || !URL.canParse(found)) return undefined;
  const url = new URL(found);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
