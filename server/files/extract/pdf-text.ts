const mostPages = 500;

/** The text layer of a PDF. */
export async function pdfText(bytes: Buffer, most: number): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    let text = '';
    for (let number = 1; number <= Math.min(document.numPages, mostPages) && text.length < most; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      text += `${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')}\n`;
      page.cleanup();
    }
    return text;
  } finally {
    await document.loadingTask.destroy();
  }
}
