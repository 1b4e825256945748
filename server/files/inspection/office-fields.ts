import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { type Attributes, attribute, XmlReader } from '#domain/files/xml.ts';

const maxInstructionLength = 10_000;
const ddeField = /^[\s"]{0,64}dde(?:auto)?(?![a-z\d])|(?:^|[^a-z\d])ddeauto(?![a-z\d])/i;

/** A field that fetches data from another program, which it starts if need be. */
export const isDdeField = (instruction: string): boolean => ddeField.test(instruction);

/** Parts of Office files in which such fields and links stand, by their first element. */
const readRoots = new Set([
  ...['document', 'glossaryDocument', 'hdr', 'ftr', 'footnotes', 'endnotes', 'comments'],
  'externalLink',
]);
const instructionElements = new Set(['instrText', 'delInstrText']);

interface Field {
  instruction: string;
  isInstruction: boolean;
}

/** Hears of the fields of a part. What a field says is spread over runs, and may hold the results of other fields. */
class FieldListener {
  readonly #fields: Field[] = [{ instruction: '', isInstruction: true }];
  #element = '';
  root: string | undefined;
  hasDde = false;

  open = (name: string, attributes: Attributes): void => {
    this.root ??= name;
    this.#element = name;
    if (name === 'ddeLink') this.hasDde = true;
    if (name === 'fldSimple') this.#check(attribute(attributes, 'instr') ?? '');
    if (name === 'fldChar') this.#mark((attribute(attributes, 'fldCharType') ?? '').trim());
  };

  text = (text: string): void => {
    const isInstruction = instructionElements.has(this.#element);
    if (!isInstruction && this.#element !== 't') return;
    const open = isInstruction ? this.#fields.slice(-1) : this.#fields.slice(1).filter((field) => field.isInstruction);
    for (const field of open)
      if (field.instruction.length < maxInstructionLength) field.instruction += text.slice(0, maxInstructionLength);
  };

  close = (): void => {
    this.#element = '';
  };

  /** Fields without an end, and instructions without a beginning. */
  end(): void {
    for (const { instruction } of this.#fields) this.#check(instruction);
  }

  #mark(type: string): void {
    const field = this.#fields.at(-1);
    if (type === 'begin') this.#fields.push({ instruction: '', isInstruction: true });
    else if (field && this.#fields.length > 1) {
      field.isInstruction = false;
      if (type === 'end') this.#check(this.#fields.pop()?.instruction ?? '');
    }
  }

  #check(instruction: string): void {
    this.hasDde ||= isDdeField(instruction);
  }
}

/**
 * Whether a part of an Office file fetches data from other programs. Of other parts no more than the first element is read;
 * what is read further is counted by `spend`. Throws UnreadableFile.
 */
export async function hasDdeFields(
  pieces: AsyncIterable<Uint8Array>,
  spend: (bytes: number) => void,
): Promise<boolean> {
  const listener = new FieldListener();
  const reader = new XmlReader(listener);
  const isOther = () => listener.root !== undefined && !readRoots.has(listener.root);
  try {
    for await (const piece of pieces) {
      reader.write(piece);
      if (listener.hasDde || isOther()) return listener.hasDde;
      spend(piece.length);
    }
    reader.end();
  } catch (error) {
    // Office opens no part that is no XML; drawings and pictures have types of their own, or errors.
    if (error instanceof UnreadableFile && (isOther() || listener.root === undefined)) return false;
    throw error;
  }
  listener.end();
  return listener.hasDde;
}
