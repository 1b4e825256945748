const maxPages = 500;

/** The text layer of a PDF, page by page, until `most` characters are read. */
export async function pdfPages(bytes: Buffer, most: number): Promise<string[]> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= Math.min(document.numPages, maxPages) && length < most; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      pages.push(text);
      length += text.length;
      page.cleanup();
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

/** The text layer of a PDF. */
export const pdfText = async (bytes: Buffer, most: number): Promise<string> =>
  (await pdfPages(bytes, most)).map((page) => `${page}\n`).join('');
