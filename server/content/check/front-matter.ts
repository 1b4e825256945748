import { type Document, type ErrorCode, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { explainYaml, noFields, swallowed } from '#server/core/yaml-sentences.ts';
import type { Report } from './fault.ts';

export type Path = readonly (string | number)[];

export interface FrontMatter {
  /** The fields, or undefined where they cannot be read. */
  readonly data: unknown;
  /** Line of a field in the file, or of the nearest one around it. */
  lineOf(path: Path): number;
  /** Markdown below the fields, and the line of the file on which it begins. */
  readonly text: string;
  readonly textLine: number;
}

const block = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m;

function lineOf(document: Document.Parsed, counter: LineCounter, path: Path): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const item = isSeq(node) ? node.items[Number(step)] : undefined;
    const nodeAt = pair?.key ?? item;
    if (!isNode(nodeAt)) break;
    offset = nodeAt.range?.[0] ?? offset;
    node = pair ? pair.value : item;
  }
  // The block begins on the second line, after the dashes.
  return counter.linePos(offset).line + 1;
}

/** A `#` that is meant as a character: our own comments have a space after it. */
function reportSwallowed(document: Document.Parsed, counter: LineCounter, report: Report): void {
  visit(document, {
    Scalar(_key, node) {
      if (!node.comment || node.comment.startsWith(' ')) return;
      report(counter.linePos(node.range?.[0] ?? 0).line + 1, '', swallowed);
    },
  });
}

/**
 * Errors that follow from the first one do not help an editor. Aliases are valid YAML, but no content uses them on
 * purpose.
 */
function firstTrouble(document: Document.Parsed, counter: LineCounter): { code: ErrorCode; line: number } | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { code: error.code, line: error.linePos?.[0].line ?? 1 };
  let at: number | undefined;
  visit(document, {
    Alias(_key, node) {
      at ??= node.range?.[0] ?? 0;
    },
  });
  return at === undefined ? undefined : { code: 'BAD_ALIAS', line: counter.linePos(at).line };
}

/** Reads the block between the dashes at the head of a file; what cannot be read is reported. */
export function readFrontMatter(source: string, report: Report): FrontMatter {
  const frontMatter = source.startsWith('---') ? block.exec(source) : null;
  if (!frontMatter || frontMatter.index > 0) {
    const hasFrontMatter = source.startsWith('---');
    report(
      1,
      '',
      hasFrontMatter
        ? 'Unter den Angaben fehlt die Zeile mit den drei Strichen (---).'
        : 'Die Datei muss mit einer Zeile aus drei Strichen (---) beginnen, darunter die Angaben, dann wieder ---.',
    );
    return { data: undefined, lineOf: () => 1, text: hasFrontMatter ? '' : source, textLine: 1 };
  }
  const counter = new LineCounter();
  const yaml = frontMatter[1] ?? '';
  const document = parseDocument(yaml, { lineCounter: counter, logLevel: 'silent' });
  const trouble = firstTrouble(document, counter);
  let broken = trouble !== undefined;
  if (trouble) {
    const lines = yaml.split(/\r?\n/);
    const { line, says } = explainYaml(trouble.code, trouble.line, lines);
    report(line + 1, /^\s*(?:- )?(\w+):/.exec(lines[line - 1] ?? '')?.[1] ?? '', says);
  }
  if (!broken) reportSwallowed(document, counter, report);
  if (!broken && document.contents && !isMap(document.contents)) {
    broken = true;
    report(2, '', noFields);
  }
  return {
    data: broken ? undefined : (document.toJS() ?? {}),
    lineOf: (path) => (path.length === 0 ? 1 : lineOf(document, counter, path)),
    text: source.slice(frontMatter[0].length),
    textLine: frontMatter[0].split('\n').length,
  };
}
