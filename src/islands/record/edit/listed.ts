/** `SP, WS` as a list. */
export const listed = (text = ''): string[] => text.split(/[\s,;]+/).filter(Boolean);
