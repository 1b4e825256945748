import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useId, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { usePopover } from '#islands/ui/overlay/usePopover.ts';
import { Suspense } from '#islands/ui/page/lazy.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { type FilterField, isEditable } from './filter-fields.ts';
import { FieldMenu, FilterEditor } from './later-parts.tsx';
import type { ListShortcut } from './list-screen.ts';

interface Props {
  /** Those that are set stand beside it as tokens. */
  fields: readonly FilterField[];
  shortcuts: readonly ListShortcut[];
  onShortcut: (shortcut: ListShortcut) => void;
  onChange: (name: string, value: string) => void;
  /** After a value has been chosen. */
  onAdded: (name: string) => void;
  onOpen: () => void;
}

/** The fields that the list is not narrowed by yet; each becomes a token. */
export function AddFilter({ fields, shortcuts, onShortcut, onChange, onAdded, onOpen }: Props) {
  const t = texts('record');
  const id = useId();
  const [name, setName] = useState<string>();
  const menu = usePopover({
    onOpen: () => {
      setName(undefined);
      onOpen();
    },
  });
  const free = fields.filter((one) => !one.value && isEditable(one));
  const field = fields.find((one) => one.name === name);
  const add = (field: FilterField, value: string) => {
    menu.hide();
    if (!value) return;
    onChange(field.name, value);
    onAdded(field.name);
  };
  if (free.length + shortcuts.length === 0 && !menu.open) return null;
  return (
    <>
      <button
        ref={menu.opener}
        type="button"
        popoverTarget={id}
        aria-expanded={menu.open}
        aria-haspopup="dialog"
        className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-control border-dashed px-3 font-semibold text-link text-sm hover:bg-brand-soft"
      >
        <Icon of={Plus} size={16} />
        {t('filter')}
      </button>
      <div
        ref={menu.popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={field?.label ?? t('filter')}
        onToggle={menu.onToggle}
        className={`overlay fixed inset-auto m-0 max-h-[80dvh] overflow-auto open:animate-rise ${field?.kind === 'days' ? 'p-0' : 'p-1.5'}`}
      >
        <Suspense>
          {menu.open && !field && (
            <FieldMenu
              fields={free}
              shortcuts={shortcuts}
              onShortcut={(shortcut) => {
                menu.hide();
                onShortcut(shortcut);
              }}
              onField={(next) => (next.kind === 'flag' ? add(next, '1') : setName(next.name))}
            />
          )}
          {menu.open && field && (
            <FilterEditor
              field={field}
              onChange={(value) => onChange(field.name, value)}
              onChoose={(value) => add(field, value)}
            />
          )}
        </Suspense>
      </div>
    </>
  );
}
