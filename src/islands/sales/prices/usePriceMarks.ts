import { useState } from 'react';
import type { PricePosition } from '#contract/sales/price-summary.ts';
import { changedCodes } from '#domain/sales/products/price-gaps.ts';

/** The codes of the positions that changed last; none before the first change. */
export function usePriceMarks(positions: readonly PricePosition[]): readonly string[] {
  const [state, setState] = useState({ positions, marks: [] as readonly string[] });
  if (state.positions === positions) return state.marks;
  const isSame = changedCodes(state.positions, positions).length === 0 && state.positions.length === positions.length;
  const next = { positions, marks: isSame ? state.marks : changedCodes(state.positions, positions) };
  setState(next);
  return next.marks;
}
