import type { ByteSource } from './byte-source.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { attribute, readXml, type XmlHandlers } from './xml.ts';
import { hasOverlaps, readZip, unpackPieces, type ZipEntry } from './zip.ts';

/** What an Office file may unpack to, in bytes: one part, and all that is read. */
export interface UnpackLimits {
  readonly part: number;
  readonly total: number;
}
export const defaultUnpackLimits: UnpackLimits = { part: 16 * 1024 ** 2, total: 64 * 1024 ** 2 };

/** What a part of an Office file names beside itself. */
interface Relation {
  readonly id: string;
  /** The last word of its kind: `worksheet`, `styles`. */
  readonly kind: string;
  /** The part that it leads to, or an address outside. */
  readonly target: string;
  readonly isExternal: boolean;
}

/** Parts are the same in capitals, and some programs write `\` between folders. */
const keyOf = (name: string): string => name.replaceAll('\\', '/').toLowerCase().replace(/^\//, '');

/** The part that a target names from another part: `../styles.xml` from `xl/worksheets/sheet1.xml`. */
function resolve(target: string, from: string): string {
  const path = target.replaceAll('\\', '/').split(/[?#]/, 1)[0] ?? '';
  const folders = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') folders.pop();
    else if (step !== '' && step !== '.') folders.push(step);
  }
  try {
    return decodeURIComponent(folders.join('/'));
  } catch {
    return folders.join('/');
  }
}

/** The part in which the relations of another one stand. */
export function relationsOf(part: string): string {
  const at = part.lastIndexOf('/') + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

/** The parts of an Office file, found by the relations between them. */
export class PackageParts {
  readonly #source: ByteSource;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #limits: UnpackLimits;
  #left: number;

  private constructor(source: ByteSource, entries: ReadonlyMap<string, ZipEntry>, limits: UnpackLimits) {
    this.#source = source;
    this.#entries = entries;
    this.#limits = limits;
    this.#left = limits.total;
  }

  /** Throws UnreadableFile if the file is no archive, or one of which each reader may believe something else. */
  static async open(source: ByteSource, limits = defaultUnpackLimits): Promise<PackageParts> {
    const directory = await readZip(source);
    const entries = new Map(directory.entries.map((entry) => [keyOf(entry.name), entry]));
    if (entries.size < directory.entries.length || hasOverlaps(directory)) throw new UnreadableFile('archive');
    return new PackageParts(source, entries, limits);
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  entry(part: string): ZipEntry | undefined {
    return this.#entries.get(keyOf(part));
  }

  /** The bytes of a part, piece by piece. Throws UnreadableFile if there is no such part, or it grows too large. */
  async *pieces(part: string): AsyncGenerator<Uint8Array> {
    const entry = this.entry(part);
    if (!entry) throw new UnreadableFile('archive');
    for await (const piece of unpackPieces(entry, this.#source, Math.min(this.#limits.part, this.#left))) {
      this.#left -= piece.length;
      yield piece;
    }
  }

  /** The text of a part as it is written. Throws UnreadableFile. */
  async text(part: string): Promise<string> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const piece of this.pieces(part)) text += decoder.decode(piece, { stream: true });
    return text + decoder.decode();
  }

  async read(part: string, handlers: XmlHandlers): Promise<void> {
    if (this.entry(part)) await readXml(this.pieces(part), handlers);
  }

  /** What a part names; the package itself if it is ''. */
  relations(part: string): Promise<Relation[]> {
    return this.relationsIn(relationsOf(part), part);
  }

  /** What a part of relations says; targets are told from `from`. */
  async relationsIn(part: string, from = ''): Promise<Relation[]> {
    const relations: Relation[] = [];
    await this.read(part, {
      open: (name, attributes) => {
        if (name !== 'Relationship') return;
        const kind = (attribute(attributes, 'Type') ?? '').trim();
        const target = attribute(attributes, 'Target') ?? '';
        const isExternal = (attribute(attributes, 'TargetMode') ?? '').trim().toLowerCase() === 'external';
        relations.push({
          id: attribute(attributes, 'Id') ?? '',
          kind: kind.slice(kind.lastIndexOf('/') + 1),
          target: isExternal ? target : resolve(target, from),
          isExternal,
        });
      },
    });
    return relations;
  }

  /** True if the file takes anything from elsewhere when it is opened. Links that a reader has to follow are none of that. */
  async hasExternalLinks(): Promise<boolean> {
    if (this.names.some((name) => name.startsWith('xl/externallinks/') || name === 'xl/connections.xml')) return true;
    for (const part of this.names.filter((name) => name.endsWith('.rels')))
      for (const { kind, isExternal } of await this.relationsIn(part)) {
        const word = kind.toLowerCase();
        if (word.startsWith('externallink') || word === 'connections' || (isExternal && word !== 'hyperlink'))
          return true;
      }
    return false;
  }
}
