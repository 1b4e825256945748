import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import { useId } from 'react';
import { texts } from '#i18n/client.ts';
import { CheckboxInput, RadioInput } from '#islands/ui/form/inputs.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { chooseDensity } from '#stores/data/list-columns.ts';
import { densities, useDensity } from './useDensity.ts';
import type { ColumnSettings } from './useShownColumns.ts';

/** Which columns a list shows and in which order. */
export function ColumnChoices({ columns }: { columns: ColumnSettings }) {
  const t = texts('record');
  const last = columns.choices.filter(({ isShown }) => isShown).length - 1;
  return (
    <fieldset>
      <legend className="sr-only">{t('columns')}</legend>
      {columns.choices.map(({ id, header, isShown }, at) => (
        <div key={id} className="flex items-center rounded-control hover:bg-brand-soft">
          <label className="flex grow cursor-pointer items-center gap-2.5 px-3 py-2">
            <CheckboxInput checked={isShown} onChange={() => columns.toggle(id)} />
            {header}
          </label>
          {isShown && (
            <>
              <MoveButton
                icon={ChevronUp}
                label={t('column.up', { column: header })}
                isOff={at === 0}
                onPress={() => columns.move(id, -1)}
              />
              <MoveButton
                icon={ChevronDown}
                label={t('column.down', { column: header })}
                isOff={at === last}
                onPress={() => columns.move(id, 1)}
              />
            </>
          )}
        </div>
      ))}
      {columns.reset && (
        <Button small look="quiet" className="mx-1 mt-1" onClick={columns.reset}>
          {t('column.reset')}
        </Button>
      )}
    </fieldset>
  );
}

interface MoveProps {
  icon: typeof ChevronUp;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

/** One at the end keeps the focus, which follows the column. */
const MoveButton = ({ icon, label, isOff, onPress }: MoveProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={() => !isOff && onPress()}
    className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:text-link aria-disabled:opacity-30"
  >
    <Icon of={icon} size={16} />
  </button>
);

function DensityChoice() {
  const t = texts('record');
  const name = useId();
  const current = useDensity();
  return (
    <fieldset className="mt-1.5 border-line border-t px-3 pt-2.5 pb-1.5">
      <legend className="float-start mb-1.5 w-full font-semibold text-muted text-sm">{t('density.label')}</legend>
      <div className="clear-both flex gap-1.5">
        {densities.map((density) => (
          <label
            key={density}
            className="cursor-pointer rounded-control border border-line px-2.5 py-1 text-sm has-checked:border-link has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-link has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <RadioInput
              name={name}
              checked={density === current}
              onChange={() => chooseDensity(density === 'medium' ? undefined : density)}
              className="sr-only"
            />
            {t(`density.${density}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const ColumnPanel = ({ columns }: { columns: ColumnSettings }) => (
  <>
    <ColumnChoices columns={columns} />
    <DensityChoice />
  </>
);
