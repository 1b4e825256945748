import { texts } from '#i18n/client.ts';
import { Button } from '../text/Button.tsx';

/** Shows a picture as a table, or as a picture again. */
export function TableToggle({ isTable, onChange }: { isTable: boolean; onChange: (isTable: boolean) => void }) {
  return (
    <Button small look="quiet" className="whitespace-nowrap" aria-pressed={isTable} onClick={() => onChange(!isTable)}>
      {texts('ui')('asTable')}
    </Button>
  );
}
