const code = /(?<!\p{L})(\p{L}{1,5})[-_./ ]?(\d{2,})(?!\p{L})/gu;

/** Numbers of forms and versions in one piece and in two, so that `F-2041`, `F 2041` and `F2041` meet. */
export const codeForms = (text: string): string[] =>
  [...text.normalize('NFC').toLowerCase().matchAll(code)].flatMap(([, letters = '', digits = '']) => [
    letters + digits,
    letters,
    digits,
  ]);
