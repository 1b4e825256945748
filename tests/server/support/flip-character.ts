/** `text` with the character at `index` exchanged for another one (negative: from its end): differs from a random token for certain. */
export function flipCharacter(text: string, index: number): string {
  const at = index < 0 ? text.length + index : index;
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
}
