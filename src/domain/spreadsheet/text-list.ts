import { UnreadableFile } from '../files/unreadable-file.ts';

const firstSize = 64 * 1024;
/** What all texts of a workbook may take, in bytes and by number. */
const maxBytes = 32 * 1024 ** 2;
const maxTexts = 2_000_000;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Texts that are kept in few bytes: a workbook may hold a million, most of them short. */
export class TextList {
  #bytes = new Uint8Array(firstSize);
  #ends = new Uint32Array(firstSize);
  #size = 0;
  #count = 0;

  add(text: string): void {
    if (this.#size + text.length * 3 > this.#bytes.length) this.#bytes = this.#grown(this.#bytes, text.length * 3);
    if (this.#count + 1 > this.#ends.length) this.#ends = this.#grown(this.#ends, 1);
    this.#size += encoder.encodeInto(text, this.#bytes.subarray(this.#size)).written;
    if (this.#size > maxBytes || this.#count >= maxTexts) throw new UnreadableFile('size');
    this.#ends[this.#count] = this.#size;
    this.#count += 1;
  }

  at(place: number): string {
    const end = Number.isInteger(place) && place >= 0 && place < this.#count ? this.#ends[place] : undefined;
    if (end === undefined) return '';
    return decoder.decode(this.#bytes.subarray(place === 0 ? 0 : this.#ends[place - 1], end));
  }

  *[Symbol.iterator](): Generator<string> {
    for (let place = 0; place < this.#count; place += 1) yield this.at(place);
  }

  #grown<T extends Uint8Array | Uint32Array>(list: T, more: number): T {
    const larger = new (list.constructor as new (length: number) => T)(Math.max(list.length * 2, list.length + more));
    larger.set(list);
    return larger;
  }
}
