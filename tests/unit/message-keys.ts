import ts from 'typescript';
import { type SourceFile, sourceFiles, walk } from './source-files.ts';

/**
 * Texts that an expression can evaluate to; a template counts with its beginning only. Operands of comparisons do not
 * count.
 */
function textsIn(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text];
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textsIn(node.expression);
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : textsIn(node.body);
  return [];
}

/** Zod checks that take the message as their only argument; all others take it after the value to compare with. */
const messageFirst = ['string', 'number', 'boolean', 'date', 'int', 'email', 'url'];
/** Makers of contracts and findings, by the place of the message among their arguments. */
const makers: Readonly<Record<string, number>> = { matching: 1, digits: 1, checked: 0, at: 1 };

function messageOfCall({ expression: called, arguments: input }: ts.CallExpression): string[] {
  if (ts.isIdentifier(called)) return textsIn(input[makers[called.text] ?? input.length]);
  if (!ts.isPropertyAccessExpression(called) || called.expression.getText() !== 'z') return [];
  // A value, no message.
  if (called.name.text === '_default') return [];
  return textsIn(input[messageFirst.includes(called.name.text) ? 0 : 1]);
}

type Judge = ts.FunctionLikeDeclaration;
/** A function that answers faults says so: by its name or by what it returns. */
function isJudge(node: ts.Node): node is Judge {
  if (!ts.isArrowFunction(node) && !ts.isFunctionDeclaration(node) && !ts.isMethodDeclaration(node)) return false;
  const { parent } = node;
  const names = ts.isArrowFunction(node)
    ? (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.name.getText()
    : node.name?.getText();
  return /(?<!de)faults?$/i.test(names || '') || /Faults?\b/.test(node.type?.getText() ?? '');
}

/** A fault says where it lies in the same object. */
const notMessages = ['path', 'column', 'mode'];

const valuesIn = (within: ts.Node): string[] => {
  const results: string[] = [];
  /** What other functions are given is no answer. */
  const request = new Set<ts.Node>();
  walk(within, (node) => {
    if (ts.isPropertyAssignment(node) && !request.has(node.parent) && !notMessages.includes(node.name.getText()))
      results.push(...textsIn(node.initializer));
    if (ts.isCallExpression(node) && node.expression.getText() !== 'invalidFields')
      for (const one of node.arguments) request.add(one);
    if (ts.isReturnStatement(node)) results.push(...textsIn(node.expression));
    if (ts.isArrayLiteralExpression(node) && node.elements.length === 2) results.push(...textsIn(node.elements[1]));
  });
  return results;
};

/** Names of a fault's message, wherever one is written down. */
const messageNames = ['key', 'error', 'message'];

function keysIn({ tree }: SourceFile): string[] {
  const results: string[] = [];
  walk(tree, (node) => {
    if (ts.isPropertyAssignment(node) && messageNames.includes(node.name.getText()))
      results.push(...textsIn(node.initializer));
    if (isJudge(node)) results.push(...valuesIn(node), ...(ts.isArrowFunction(node) ? textsIn(node) : []));
    if (!ts.isCallExpression(node)) return;
    results.push(...messageOfCall(node));
    if (node.expression.getText() === 'invalidFields') results.push(...node.arguments.flatMap(valuesIn));
  });
  return results;
}

/** Keys of the `validation` texts that contracts, rules and the server's refusals name, with the file that does. */
export const messageKeys: readonly { readonly path: string; readonly key: string }[] = sourceFiles(
  'src/contract',
  'src/domain',
  'server/records',
  'server/files/uploads',
  'server/session',
  'server/routes',
).flatMap((file) =>
  keysIn(file)
    .map((text) => text.split(':')[0] ?? '')
    .filter((key) => /^[a-z][A-Za-z0-9]+$/.test(key))
    .map((key) => ({ path: file.path, key })),
);
