/** A description as it is shown, and the sort directive that stood before it (§9-5). */
export interface Description {
  text: string;
  /** What follows the `#`: `file:newest` of a folder whose files come newest first, `10` of a file that comes tenth. */
  directive?: string;
}

export function readDescription(description = ''): Description {
  const [whole, directive] = /^#(\S*)\s*/.exec(description) ?? [];
  if (whole === undefined) return { text: description };
  return { text: description.slice(whole.length), ...(directive && { directive }) };
}
