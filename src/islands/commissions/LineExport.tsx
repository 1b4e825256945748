import { useStore } from '@nanostores/react';
import { statements } from '#stores/commissions/statements.ts';
import { ExportButton } from '../record/list/ExportButton.tsx';
import { lineScreen } from './line-screen.tsx';

/** Saves all lines that the filter lets through. */
export function LineExport() {
  const answer = useStore(statements.$value);
  return answer.state === 'ready' && <ExportButton of={() => lineScreen(answer.value)} />;
}
