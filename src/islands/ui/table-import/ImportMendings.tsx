import type { Mending } from '#domain/table-import/import-target.ts';
import { texts } from '#i18n/client.ts';
import { Button } from '../text/Button.tsx';
import type { TableImport } from './use-table-import.ts';

const mendingKinds = ['zero', 'email', 'date'] as const satisfies readonly Mending['kind'][];
/** One press for what is wrong in the same way in several rows. */
export function ImportMendings({ state }: { state: TableImport }) {
  const t = texts('table-import');
  return mendingKinds.map((kind) => {
    const changes = state.mendable(kind);
    const [first] = changes;
    if (!first || changes.length < 2) return null;
    const was = state.rows.find(({ index }) => index === first.row)?.texts[first.source] ?? '';
    return (
      <p
        key={kind}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warn-soft px-3 py-1.5 text-sm"
      >
        <span className="min-w-0 flex-1">
          {t(`mend.${kind}`, { count: changes.length })} {was} → {first.text}
        </span>
        <Button small onClick={() => state.edit(changes)}>
          {t('mendAll', { count: changes.length })}
        </Button>
      </p>
    );
  });
}
