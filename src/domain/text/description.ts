/** A description as it is shown, and the sort directive that stood before it (§9-5). */
interface Description {
  text: string;
  /** The part after the `#`: `file:newest` for a folder that shows new files first, `10` for a file in tenth place. */
  directive?: string;
}

export function readDescription(description = ''): Description {
  const [whole, directive] = /^#(\S*)\s*/.exec(description) ?? [];
  if (whole === undefined) return { text: description };
  return { text: description.slice(whole.length), ...(directive && { directive }) };
}
