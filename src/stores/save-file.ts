/** Hands a file to the user that the page made itself. */
export function saveFile(name: string, content: string, mimetype: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: mimetype }));
  link.download = name;
  link.click();
  // The browser reads the address after the click; when exactly is not told.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
