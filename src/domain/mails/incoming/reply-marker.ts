/** The line of our mails below which nothing of an answer is read; both halves are looked for. */
export const replyMarker = {
  de: 'Bitte oberhalb dieser Linie antworten',
  en: 'Please reply above this line',
};
