import Download from 'lucide/dist/esm/icons/download.mjs';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from '../form/inputs.tsx';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import type { RowFilter, TableImport } from './use-table-import.ts';

interface Props {
  state: TableImport;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  all: number;
  faulty: number;
  onSaveFaults: () => void;
}

const look =
  'rounded-full border border-control px-3.5 py-1.5 font-semibold text-sm aria-pressed:border-link aria-pressed:bg-brand-soft aria-pressed:text-link';

/** Which rows are shown, and whether the table begins with headings. */
export function ImportFilter({ state, filter, onFilter, all, faulty, onSaveFaults }: Props) {
  const t = texts('table-import');
  const counts: Record<RowFilter, number> = { all, ready: all - faulty, faulty };
  const { table } = state;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(['all', 'ready', 'faulty'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={filter === one}
          className={`${look} ${one === 'faulty' && faulty > 0 ? 'text-danger' : ''}`}
          onClick={() => onFilter(one)}
        >
          {t(`filter.${one}`, { n: counts[one] })}
        </button>
      ))}
      {faulty > 0 && (
        <Button small look="quiet" icon={<Icon of={Download} />} onClick={onSaveFaults}>
          {t('saveFaults')}
        </Button>
      )}
      <label className="flex items-center gap-2 text-sm sm:ms-auto">
        <CheckboxInput
          checked={table?.headLine !== undefined}
          onChange={(event) => state.setHeadings(event.target.checked)}
        />
        {table?.headLine === undefined || table.headLine === 1 ? t('headed') : t('headedAt', { n: table.headLine })}
      </label>
    </div>
  );
}
