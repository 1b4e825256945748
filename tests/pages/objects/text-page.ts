import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A page of text with its list of contents. */
export class TextPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 });
  }
  get text() {
    return this.page.getByRole('article');
  }
  get contents() {
    return this.page.getByRole('main').getByRole('navigation');
  }
  get chapters() {
    return this.text.getByRole('heading', { level: 2 });
  }
  /** What the reader sees between a chapter's heading and the next one. */
  chapter(name: string) {
    return this.page.evaluate((heading) => {
      const all = [...document.querySelectorAll('article h2')];
      const start = all.find((h2) => h2.textContent?.trim() === heading);
      const range = document.createRange();
      const end = all[all.indexOf(start as Element) + 1];
      if (!start) return '';
      range.setStartAfter(start);
      if (end) range.setEndBefore(end);
      else range.setEndAfter(document.querySelector('article')?.lastElementChild as Element);
      return range.toString();
    }, name);
  }

  /** Bytes of JavaScript that the page costs: its script files, and what scripts in the markup add to it. */
  async scriptBytes(files: readonly Buffer[]): Promise<number> {
    const markup = (await (await this.page.request.get(this.page.url())).body()).toString();
    const size = (text: string | Buffer) => brotliCompressSync(text).length;
    const inMarkup = size(markup) - size(markup.replace(/<script>[\s\S]*?<\/script>/g, ''));
    return files.reduce((sum, file) => sum + size(file), inMarkup);
  }

  /** Words of tables that stand on two lines, though they would fit on one of any phone; names in code may break there. */
  brokenWords(): Promise<string[]> {
    return this.text.locator(':is(th, td)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const results: string[] = [];
        const mayBreak = matchMedia('(width < 40rem)').matches ? 'code' : 'none';
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
          parentElement?.closest(mayBreak) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
        );
        while (texts.nextNode())
          for (const { 0: word, index } of texts.currentNode.nodeValue?.matchAll(/\p{L}{2,12}(?!\p{L})/gu) ?? []) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) results.push(word);
          }
        return results;
      }),
    );
  }
}
