import { SaxesParser } from 'saxes';
import { UnreadableFile } from './unreadable-file.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What is heard of a document, element by element; names without their prefixes. */
export interface XmlHandlers {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** No document of an Office file is nested deeper, and none has longer texts and tags, in characters. */
const maxDepth = 64;
const maxTokenLength = 1024 ** 2;

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of an attribute with any prefix. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  const value = attributes[name];
  if (value !== undefined) return value;
  const prefixed = Object.keys(attributes).find((one) => one.endsWith(`:${name}`));
  return prefixed === undefined ? undefined : attributes[prefixed];
}

/** Parts are UTF-8, or UTF-16 with a mark or by their first sign. */
const encodings: Readonly<Record<string, string>> = {
  fffe: 'utf-16le',
  feff: 'utf-16be',
  '3c00': 'utf-16le',
  '003c': 'utf-16be',
};
const encodingOf = (bytes: Uint8Array): string =>
  encodings[Array.from(bytes.subarray(0, 2), (byte) => byte.toString(16).padStart(2, '0')).join('')] ?? 'utf-8';

/** Reads XML as it arrives. Throws UnreadableFile if it is none, declares a type of its own, or has no end. */
export class XmlReader {
  readonly #parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  #decoder: TextDecoder | undefined;
  #depth = 0;
  /** How much of the document was written when something was heard of it last. */
  #heardAt = 0;
  #length = 0;

  constructor({ open, text, close }: XmlHandlers) {
    this.#parser.on('doctype', () => {
      throw new UnreadableFile('archive');
    });
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#heardAt = this.#length;
      this.#depth += 1;
      if (this.#depth > maxDepth) throw new UnreadableFile('archive');
      open?.(localName(name), attributes);
    });
    this.#parser.on('closetag', ({ name }) => {
      this.#heardAt = this.#length;
      this.#depth -= 1;
      close?.(localName(name));
    });
    const hear = (part: string) => {
      this.#heardAt = this.#length;
      text?.(part);
    };
    this.#parser.on('text', hear);
    this.#parser.on('cdata', hear);
  }

  write(bytes: Uint8Array): void {
    this.#decoder ??= new TextDecoder(encodingOf(bytes));
    const part = this.#decoder.decode(bytes, { stream: true });
    this.#length += part.length;
    this.#parse(() => this.#parser.write(part));
    if (this.#length - this.#heardAt > maxTokenLength) throw new UnreadableFile('size');
  }

  end(): void {
    this.#parse(() => this.#parser.write(this.#decoder?.decode() ?? '').close());
  }

  #parse(step: () => void): void {
    try {
      step();
    } catch (error) {
      throw error instanceof UnreadableFile ? error : new UnreadableFile('archive');
    }
  }
}

/** Reads a whole document. Throws UnreadableFile. */
export async function readXml(bytes: AsyncIterable<Uint8Array>, handlers: XmlHandlers): Promise<void> {
  const reader = new XmlReader(handlers);
  for await (const piece of bytes) reader.write(piece);
  reader.end();
}

/** Where an element's tag stands in a text. */
export interface TagPlace {
  readonly start: number;
  readonly end: number;
}
interface PlacedHandlers {
  /** `isEmpty`: the tag closes itself, and `close` follows with the same place. */
  readonly open?: (name: string, attributes: Attributes, place: TagPlace & { readonly isEmpty: boolean }) => void;
  readonly close?: (name: string, place: TagPlace) => void;
}

/** Tells the places of a document's tags, which changes are made at; names with their prefixes. Throws UnreadableFile. */
export function placeTags(xml: string, { open, close }: PlacedHandlers): void {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  const place = () => ({ start: xml.lastIndexOf('<', parser.position - 1), end: parser.position });
  let openTag = { start: 0 };
  parser.on('doctype', () => {
    throw new UnreadableFile('archive');
  });
  parser.on('opentagstart', () => {
    openTag = place();
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) =>
    open?.(name, attributes, { start: openTag.start, end: parser.position, isEmpty: isSelfClosing }),
  );
  parser.on('closetag', ({ name }) => close?.(name, place()));
  try {
    parser.write(xml).close();
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('archive');
  }
}
