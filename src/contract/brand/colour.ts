export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** `0F4C5C` and `#0f4` as `#rrggbb`; what is no colour stays as it is. */
export function mendColour(typed: string): string {
  const text = typed.trim().toLowerCase().replace(/^#?/, '#');
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return isColour(text) ? text : typed.trim();
}
