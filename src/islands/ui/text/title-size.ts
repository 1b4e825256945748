/** Letters of a word from which on a phone's title row has no room for it beside the list's acts. */
const maxLetters = 12;

/** A title with a long word is smaller on phones, so that its acts stay in its row. */
export const titleSize = (title: string): string =>
  title.split(' ').some((word) => word.length > maxLetters) ? 'max-sm:text-lg' : '';
