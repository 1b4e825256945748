/** The terms of use in force; the server asks for the acceptance of this version, and the text's front matter names it. */
export const termsVersion = '2026-11-01';
