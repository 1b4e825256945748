/** The path, query and hash of a redirect parameter, or undefined for anything that is not a path on our own origin (decision 6). */
export function redirectTarget(value: string | null, origin: string): string | undefined {
  // Backslashes and control characters are read as slashes or dropped by browsers, which would turn a path into a host.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be refused
  if (!value?.startsWith('/') || /^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(value)) return undefined;
  const url = URL.parse(value, origin);
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
