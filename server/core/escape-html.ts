const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? char);
