import type { ByteSource } from '../files/byte-source.ts';
import { defaultUnpackLimits, PackageParts, relationsOf } from '../files/package-parts.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { attribute, XmlReader } from '../files/xml.ts';
import { dayStyles, unescaped } from './cell-formats.ts';
import { RichText } from './rich-text.ts';
import { type CellContext, SheetReader } from './sheet-reader.ts';
import type { TableRow } from './table-row.ts';
import { TextList } from './text-list.ts';

interface WorkbookSheet {
  readonly name: string;
  readonly part: string;
  readonly isVisible: boolean;
}

/** The parts that all sheets share. */
interface SharedParts {
  readonly main: string;
  readonly texts: string | undefined;
  readonly styles: string | undefined;
}

/** More formats no workbook has. */
const maxFormats = 100_000;

async function textsIn(parts: PackageParts, part: string): Promise<TextList> {
  const texts = new TextList();
  const rich = new RichText();
  await parts.read(part, {
    open: (name) => rich.open(name),
    text: (text) => rich.add(text),
    close: (name) => {
      rich.close(name);
      if (name === 'si') texts.add(rich.take());
    },
  });
  return texts;
}

async function daysIn(parts: PackageParts, part: string): Promise<ReadonlySet<number>> {
  const own = new Map<number, string>();
  const formatIds: number[] = [];
  let isOfCells = false;
  await parts.read(part, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isOfCells = true;
      const id = Number(attribute(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') own.set(id, attribute(attributes, 'formatCode') ?? '');
      if (name === 'xf' && isOfCells) formatIds.push(id);
      if (own.size > maxFormats || formatIds.length > maxFormats) throw new UnreadableFile('size');
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return dayStyles(formatIds, own);
}

/** A workbook, read by the relations between its parts. */
export class Workbook {
  readonly parts: PackageParts;
  /** In the order in which the workbook shows them. */
  readonly sheets: readonly WorkbookSheet[];
  readonly #isFrom1904: boolean;
  readonly #shared: SharedParts;
  #context: Promise<CellContext> | undefined;

  private constructor(parts: PackageParts, sheets: readonly WorkbookSheet[], isFrom1904: boolean, shared: SharedParts) {
    this.parts = parts;
    this.sheets = sheets;
    this.#isFrom1904 = isFrom1904;
    this.#shared = shared;
  }

  /** Throws UnreadableFile if the file is no workbook. */
  static async open(source: ByteSource, limits = defaultUnpackLimits): Promise<Workbook> {
    const parts = await PackageParts.open(source, limits);
    const main = (await parts.relations('')).find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml';
    if (!parts.entry(main)) throw new UnreadableFile('archive');
    const relations = await parts.relations(main);
    const partOf = (kind: string) => relations.find((one) => one.kind === kind && !one.isExternal)?.target;
    const sheets: WorkbookSheet[] = [];
    let isFrom1904 = false;
    await parts.read(main, {
      open: (name, attributes) => {
        if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attribute(attributes, 'date1904') ?? '');
        if (name !== 'sheet') return;
        const id = attribute(attributes, 'id');
        // Sheets of charts and dialogs have no cells.
        const relation = relations.find((one) => one.id === id && one.kind === 'worksheet');
        if (!relation || relation.isExternal || !parts.entry(relation.target)) return;
        const isVisible = !['hidden', 'veryHidden'].includes(attribute(attributes, 'state') ?? '');
        sheets.push({ name: unescaped(attribute(attributes, 'name') ?? ''), part: relation.target, isVisible });
      },
    });
    if (sheets.length === 0) throw new UnreadableFile('archive');
    return new Workbook(parts, sheets, isFrom1904, { main, texts: partOf('sharedStrings'), styles: partOf('styles') });
  }

  /** The sheet that is read of a workbook: the first one that its readers see. */
  get firstSheet(): WorkbookSheet {
    const sheet = this.sheets.find(({ isVisible }) => isVisible) ?? this.sheets[0];
    if (!sheet) throw new UnreadableFile('archive');
    return sheet;
  }

  /** The part that says where the sheets, texts and formats are. */
  get mainRelations(): string {
    return relationsOf(this.#shared.main);
  }

  context(): Promise<CellContext> {
    this.#context ??= this.#readContext();
    return this.#context;
  }

  /** The rows of a sheet one after the other, of which few are held at a time; empty ones are left out. */
  async *rows({ part } = this.firstSheet): AsyncGenerator<TableRow> {
    const sheet = new SheetReader(await this.context());
    const xml = new XmlReader(sheet);
    for await (const piece of this.parts.pieces(part)) {
      xml.write(piece);
      yield* sheet.take();
    }
    xml.end();
    yield* sheet.take();
  }

  /** All texts of the workbook, on whichever sheet they stand. */
  async texts(): Promise<string[]> {
    const texts = [...(await this.context()).texts];
    for (const sheet of this.sheets)
      for await (const { cells, numbers } of this.rows(sheet))
        texts.push(...cells.filter((cell, column) => cell !== '' && !numbers?.has(column)));
    return texts;
  }

  async #readContext(): Promise<CellContext> {
    const { texts, styles } = this.#shared;
    return {
      texts: texts === undefined ? new TextList() : await textsIn(this.parts, texts),
      days: styles === undefined ? new Set() : await daysIn(this.parts, styles),
      isFrom1904: this.#isFrom1904,
    };
  }
}
