/** The address in a `.url` file as Windows writes it; undefined where it is none for a browser. */
export function addressIn(text: string): string | undefined {
  const targetUrl = /^[ \t]*URL[ \t]*=[ \t]*(\S+)/im.exec(text)?.[1];
  if (!targetUrl || !URL.canParse(targetUrl)) return undefined;
  const url = new URL(targetUrl);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
