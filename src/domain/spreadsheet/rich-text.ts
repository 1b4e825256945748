import { unescaped } from './cell-formats.ts';

/** Gathers the texts of `<t>` in an element, phonetic hints left out. */
export class RichText {
  text = '';
  #isText = false;
  #hints = 0;

  open(name: string): void {
    if (name === 'rPh') this.#hints += 1;
    this.#isText = name === 't' && this.#hints === 0;
  }
  add(text: string): void {
    if (this.#isText) this.text += text;
  }
  close(name: string): void {
    if (name === 'rPh') this.#hints -= 1;
    this.#isText = false;
  }
  /** What was gathered; begins again. */
  take(): string {
    const { text } = this;
    this.text = '';
    return unescaped(text);
  }
}
