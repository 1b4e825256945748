import Merge from 'lucide/dist/esm/icons/merge.mjs';
import Split from 'lucide/dist/esm/icons/split.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import type { FieldOf } from '#domain/form/form-description.ts';
import { type BlockRow, blockSize, canSplit, isSoundBlock, mergesWith } from '#domain/wholesale/porting/line-blocks.ts';
import { texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { useFormScope } from '../kit/form-scope.ts';
import { RowContext, useRow } from '../schema/schema-context.ts';
import { BlockCell } from './BlockCell.tsx';
import { amount } from './line-labels.ts';

export type BlockAct = 'split' | 'merge' | 'remove';

interface Props {
  path: string;
  field: FieldOf<'table'>;
  index: number;
  rows: readonly BlockRow[];
  onAct: (act: BlockAct, index: number) => void;
}

const acts = { split: Split, merge: Merge, remove: Trash } as const;

/** A block as a row: both ends, how many numbers it gives, and what can be made of it. */
export function BlockTableRow({ path, field, index, rows, onAct }: Props) {
  const t = texts('porting');
  const { form } = useFormScope();
  const outer = useRow();
  const inside = `${path}.${index}.`;
  const title = t('line.block', { n: index + 1 });
  const block = rows[index];
  const size = block && isSoundBlock(block) ? blockSize(block) : undefined;
  const may = { split: canSplit(rows, index), merge: mergesWith(rows, index) !== undefined, remove: true };
  return (
    <RowContext value={{ fields: field.fields, path: inside, outer, value: (name) => form.getValues(inside + name) }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the grid of the table */}
      <div
        role="group"
        aria-label={title}
        className="grid grid-cols-2 items-start gap-2 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:p-3 sm:grid-cols-[4.5rem_minmax(5rem,8rem)_minmax(5rem,8rem)_minmax(4rem,1fr)_auto]"
      >
        <span className="max-sm:col-span-2 max-sm:font-semibold sm:pt-2">{title}</span>
        {Object.entries(field.fields).map(
          ([name, column]) =>
            'contract' in column && <BlockCell key={name} path={inside + name} field={column} around={title} />,
        )}
        <span className="text-muted max-sm:col-span-2 sm:pt-2">
          {size !== undefined && (
            <>
              {amount(size)}
              <span className="sm:sr-only"> {t('line.count', { count: size })}</span>
            </>
          )}
        </span>
        <span className="flex flex-wrap gap-1 max-sm:col-span-2 sm:pt-1">
          {(['split', 'merge', 'remove'] as const).map((act) => (
            <Button
              key={act}
              small
              look="quiet"
              data-act={act}
              disabled={!may[act]}
              icon={<Icon of={acts[act]} size={16} />}
              aria-label={t(`line.${act}Of`, { n: index + 1 })}
              title={t(`line.${act}Of`, { n: index + 1 })}
              onClick={() => onAct(act, index)}
            >
              <span className="sm:sr-only">{t(`line.${act}Short`)}</span>
            </Button>
          ))}
        </span>
      </div>
    </RowContext>
  );
}
