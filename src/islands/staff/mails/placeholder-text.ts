import { piecesOf } from '#domain/mails/mail-text.ts';

export interface ChipLabel {
  readonly label: string;
  readonly isButton: boolean;
}
export type ChipLabels = ReadonlyMap<string, ChipLabel>;

/** Gives the caret a place behind a placeholder at the end. */
const caretPlace = '\u200B';
const chipClass = 'rounded-control bg-info-soft px-1.5 py-px font-semibold text-info text-sm whitespace-nowrap';
const buttonClass =
  'my-1 inline-block rounded-control border border-control border-dashed px-3 py-1 font-semibold text-sm';

export function chipOf(name: string, { label, isButton }: ChipLabel): HTMLElement {
  const chip = document.createElement('span');
  chip.contentEditable = 'false';
  chip.dataset['placeholder'] = name;
  chip.className = isButton ? buttonClass : chipClass;
  chip.textContent = label;
  return chip;
}

/** Shows a text with its placeholders as blocks; what is no placeholder of the mail stays text. */
export function showText(box: HTMLElement, text: string, labels: ChipLabels): void {
  const nodes = piecesOf(text).map((piece) => {
    const chip = 'placeholder' in piece && labels.get(piece.placeholder);
    if (chip) return chipOf(piece.placeholder, chip);
    return document.createTextNode('text' in piece ? piece.text : `{{${piece.placeholder}}}`);
  });
  if (nodes.at(-1) instanceof HTMLElement) nodes.push(document.createTextNode(caretPlace));
  box.replaceChildren(...nodes);
}

const isBlock = (node: Node) => node.nodeName === 'DIV' || node.nodeName === 'P';

/** The text that a box or a part of it holds, with placeholders as they are stored. */
export function readText(box: Node): string {
  let text = '';
  for (const node of box.childNodes) {
    if (node instanceof HTMLElement && node.dataset['placeholder']) text += `{{${node.dataset['placeholder']}}}`;
    else if (node.nodeName === 'BR') text += '\n';
    else if (isBlock(node)) text += `${text && !text.endsWith('\n') ? '\n' : ''}${readText(node)}`;
    else text += node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : readText(node);
  }
  return text.replaceAll(caretPlace, '');
}

function rangeIn(box: HTMLElement): Range | undefined {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  return box.contains(range.commonAncestorContainer) ? range : undefined;
}

/** How much of the stored text stands before the caret. */
function caretIn(box: HTMLElement): number | undefined {
  const range = rangeIn(box);
  if (!range) return undefined;
  const before = document.createRange();
  before.setStart(box, 0);
  before.setEnd(range.endContainer, range.endOffset);
  return readText(before.cloneContents()).length;
}

function placeCaret(box: HTMLElement, offset: number): void {
  let left = offset;
  const range = document.createRange();
  range.selectNodeContents(box);
  range.collapse(false);
  for (const node of box.childNodes) {
    const isChip = node instanceof HTMLElement;
    const length = isChip ? `{{${node.dataset['placeholder']}}}`.length : (node.nodeValue ?? '').length;
    if (!isChip && left <= length) {
      range.setStart(node, left);
      range.collapse(true);
      break;
    }
    left -= length;
    if (isChip && left <= 0) {
      range.setStartAfter(node);
      range.collapse(true);
      break;
    }
  }
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/** Makes blocks of placeholders that were typed or pasted as text, and leaves the caret in its place. */
export function blockTyped(box: HTMLElement, labels: ChipLabels): void {
  const isTyped = [...box.childNodes].some(
    (node) =>
      node.nodeType === Node.TEXT_NODE &&
      piecesOf(node.nodeValue ?? '').some((piece) => 'placeholder' in piece && labels.has(piece.placeholder)),
  );
  if (!isTyped) return;
  const caret = caretIn(box);
  showText(box, readText(box), labels);
  if (caret !== undefined) placeCaret(box, caret);
}

/** Puts a block in place of the selection, at the end where the caret is elsewhere. */
export function insertChip(box: HTMLElement, name: string, chip: ChipLabel): void {
  let range = rangeIn(box);
  box.focus();
  if (!range) {
    range = document.createRange();
    range.selectNodeContents(box);
    range.collapse(false);
  }
  range.deleteContents();
  const node = chipOf(name, chip);
  const after = document.createTextNode(caretPlace);
  range.insertNode(after);
  range.insertNode(node);
  range.setStart(after, 1);
  range.collapse(true);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/** What was selected, as it is stored: to be pasted with its placeholders. */
export const selectedText = (box: HTMLElement): string => {
  const range = rangeIn(box);
  return range ? readText(range.cloneContents()) : '';
};
