import { useStore } from '@nanostores/react';
import { statements } from '#stores/commissions/statements.ts';
import { ListActs } from '../record/list/ListActs.tsx';
import { lineScreen } from './line-screen.tsx';

/** Saves all lines that the filter lets through. */
export function LineExport() {
  const answer = useStore(statements.$value);
  return answer.state === 'ready' && <ListActs of={() => lineScreen(answer.value)} />;
}
