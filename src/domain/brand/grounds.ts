/** Texts and grounds of both schemes, as `theme.css` has them, for a preview of what is not published yet. */
export const schemeGrounds = {
  light: { surface: '#f3f6f7', card: '#ffffff', ink: '#14232b', muted: '#51626d', line: '#d6dee3' },
  dark: { surface: '#0e171c', card: '#16232a', ink: '#e6eef2', muted: '#a6b7c1', line: '#2b3b44' },
} as const;
