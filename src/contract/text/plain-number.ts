import { plainText } from '../clean-text.ts';

const grouped = /^-?\d{1,3}(?:([ '.,])\d{3})(?:\1\d{3})*(?:([.,])\d+)?$/;

/**
 * `1 234,5`, `1.234,50`, `1'234.50` or `−2,4` with a point alone: `1234.5`, `1234.50`, `-2.4`. A single sign before three
 * digits may part thousands or decimals: it stays, as does what is no number.
 */
export function plainNumber(typed: string): string {
  const text = plainText(typed);
  const [, group, decimal] = grouped.exec(text) ?? [];
  const isClear = group === ' ' || group === "'" || (decimal !== undefined && decimal !== group);
  const isRepeated = group !== undefined && decimal === undefined && text.split(group).length > 2;
  const digits = group !== undefined && (isClear || isRepeated) ? text.replaceAll(group, '') : text;
  return digits.replace(',', '.');
}
