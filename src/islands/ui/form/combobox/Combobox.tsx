import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { texts } from '../../../../i18n/client.ts';
import { usePopover } from '../../overlay/usePopover.ts';
import { Icon } from '../../text/Icon.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxOptionData } from './combobox-option.ts';
import { matchingOptions } from './matching-options.ts';

interface Props {
  value: ComboboxOptionData | undefined;
  onChange: (option: ComboboxOptionData) => void;
  options: readonly ComboboxOptionData[];
  placeholder?: string | undefined;
  /** Accessible name, where no label element points at `id`. */
  label?: string | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
}

/** Find-as-you-type by the ARIA combobox pattern: the focus stays in the field, the arrows walk the list. */
export function Combobox({ value, onChange, options, placeholder, ...aria }: Props) {
  const t = texts('ui');
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const list = usePopover<HTMLInputElement>({ stretch: true });
  const found = matchingOptions(options, typed ?? '');
  const last = found.length - 1;
  const present = Math.min(active, last);
  const activeId = list.open && present >= 0 ? `${listId}-${present}` : undefined;

  const open = () => {
    if (list.open) return;
    const at = found.findIndex((option) => option.value === value?.value);
    setActive(Math.max(0, at));
    list.show();
  };
  const close = () => {
    setTyped(undefined);
    list.hide();
  };
  const choose = (option: ComboboxOptionData | undefined) => {
    if (option) onChange(option);
    close();
  };
  const onKey = (event: KeyboardEvent) => {
    const next = { ArrowDown: present < last ? present + 1 : 0, ArrowUp: present > 0 ? present - 1 : last }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      if (list.open) setActive(next);
      else open();
    } else if (event.key === 'Enter' && list.open) {
      event.preventDefault();
      choose(found[present]);
    } else if (event.key === 'Escape' && list.open) {
      // Closes the list alone, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  // What was chosen is replaced by typing on.
  const shown = value?.label;
  useEffect(() => {
    const field = list.opener.current;
    if (shown && field === document.activeElement) field?.select();
  }, [shown, list.opener]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div className="relative">
      <input
        ref={list.opener}
        id={aria.id}
        role="combobox"
        aria-label={aria.label}
        aria-describedby={aria.describedBy}
        aria-invalid={aria.invalid || undefined}
        aria-required={aria.required || undefined}
        aria-autocomplete="list"
        aria-expanded={list.open}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? t('choose')}
        value={typed ?? shown ?? ''}
        className="control truncate pe-10"
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          list.show();
        }}
        onClick={open}
        onFocus={({ target }) => target.select()}
        onBlur={close}
        onKeyDown={onKey}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('comboboxOpen')}
        className="absolute inset-y-0 end-0 grid w-10 place-items-center text-muted"
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          list.opener.current?.focus();
          if (list.open) close();
          else open();
        }}
      >
        <Icon of={ChevronsUpDown} size={16} />
      </button>
      <ComboboxList
        id={listId}
        ref={list.popover}
        onToggle={list.onToggle}
        label={aria.label}
        options={found}
        text={typed ?? ''}
        active={present}
        selected={value?.value}
        onChoose={choose}
        onPoint={setActive}
      />
    </div>
  );
}
