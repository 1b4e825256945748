/** Hands a file to the user that the page holds itself. */
export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the address after the click; when exactly is not told.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Hands a file to the user that the page made itself. */
export const saveFile = (name: string, content: string, mimetype: string): void =>
  saveBlob(name, new Blob([content], { type: mimetype }));
