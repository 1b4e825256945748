import Check from 'lucide-react/icons/check';
import type { Ref } from 'react';
import { texts } from '../../../../i18n/client.ts';
import { Icon } from '../../text/Icon.tsx';
import type { ComboboxOptionData } from './combobox-option.ts';

interface Props {
  id: string;
  ref: Ref<HTMLDivElement>;
  onToggle: (event: { newState: string }) => void;
  label: string | undefined;
  options: readonly ComboboxOptionData[];
  text: string;
  active: number;
  selected: string | undefined;
  onChoose: (option: ComboboxOptionData) => void;
  onPoint: (index: number) => void;
}

/** The choices under a combobox, or why there are none. */
export function ComboboxList({ id, ref, onToggle, label, options, text, active, selected, onChoose, onPoint }: Props) {
  const t = texts('ui');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus where it is
    <div
      ref={ref}
      popover="manual"
      onToggle={onToggle}
      // The field keeps the focus, so that a press on the list does not close it.
      onMouseDown={(event) => event.preventDefault()}
      className="overlay fixed inset-auto m-0 p-1.5 open:animate-rise"
    >
      <div id={id} role="listbox" aria-label={label ?? t('choose')} className="max-h-77 overflow-auto">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points at it
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === selected}
            onClick={() => onChoose(option)}
            onPointerMove={() => onPoint(index)}
            className={`flex cursor-pointer items-center gap-2 rounded-control px-3 py-2 ${index === active ? 'bg-brand-soft' : ''} ${option.value === selected ? 'font-semibold' : ''}`}
          >
            <span className="grid flex-1">
              {option.label}
              {option.hint && <span className="font-normal text-muted text-sm">{option.hint}</span>}
            </span>
            {option.value === selected && <Icon of={Check} size={16} className="text-link" />}
          </div>
        ))}
      </div>
      <p role="status" className={options.length > 0 ? 'sr-only' : 'px-3 py-2 text-muted'}>
        {options.length === 0 && t('comboboxNone', { text })}
      </p>
    </div>
  );
}
