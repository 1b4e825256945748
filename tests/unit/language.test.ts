import ts from 'typescript';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Words of a private English that comments do without. */
const refusedWords = /\b(?:whose|whom|whoever|anew|whither|somebody|nobody|he|his|him)\b/i;

/** The comments of a file's code; texts in strings are none. */
function commentsOf({ text, tree }: SourceFile): string[] {
  const code = tree.text;
  const comments = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(code, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(code, node.getEnd()) ?? []),
    ])
      comments.set(range.pos, code.slice(range.pos, range.end));
    node.forEachChild(visit);
  };
  visit(tree);
  return text.length > 0 ? [...comments.values()] : [];
}

const refusedIn = (files: readonly SourceFile[], textsOf: (file: SourceFile) => readonly string[]) =>
  files.flatMap((file) =>
    textsOf(file)
      .filter((text) => refusedWords.test(text))
      .map((text) => `${file.path}: ${text.slice(0, 120)}`),
  );

test.each(['src', 'server', 'scripts', 'bench'])('comments of %s are plain English', (room) => {
  expect(refusedIn(sourceFiles(room), commentsOf)).toEqual([]);
});
