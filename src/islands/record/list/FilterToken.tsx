import X from 'lucide/dist/esm/icons/x.mjs';
import { useId } from 'react';
import { texts } from '#i18n/client.ts';
import { usePopover } from '#islands/ui/overlay/usePopover.ts';
import { Suspense } from '#islands/ui/page/lazy.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { type FilterField, isEditable } from './filter-fields.ts';
import { FilterEditor } from './later-parts.tsx';

interface Props {
  field: FilterField;
  onChange: (value: string) => void;
  onOpen: () => void;
}

/** What the list is narrowed to: pressed, it is changed; its cross takes it away. */
export function FilterToken({ field, onChange, onOpen }: Props) {
  const t = texts('record');
  const id = useId();
  const menu = usePopover({ onOpen });
  const { name, label, text } = field;
  const content = text ? (
    <>
      <span className="shrink-0 text-muted">{label}:</span> <span className="truncate font-semibold">{text}</span>
    </>
  ) : (
    <span className="font-semibold">{label}</span>
  );
  const isButton = isEditable(field) && field.kind !== 'flag';
  return (
    <span
      data-anchor
      className="inline-flex min-h-9 min-w-0 max-w-80 items-center rounded-control border border-link bg-brand-soft text-link text-sm"
    >
      {isButton ? (
        <button
          ref={menu.opener}
          type="button"
          data-token={name}
          popoverTarget={id}
          aria-expanded={menu.open}
          aria-haspopup="dialog"
          className="flex min-h-8.5 min-w-0 items-center gap-1 rounded-control ps-2.5 pe-1"
        >
          {content}
        </button>
      ) : (
        <span className="flex min-w-0 items-center gap-1 ps-2.5 pe-1">{content}</span>
      )}
      <button
        type="button"
        {...(!isButton && { 'data-token': name })}
        aria-label={t('filterRemove', { label, text }).trim()}
        onClick={() => onChange('')}
        className="grid size-8 shrink-0 place-items-center rounded-control hover:bg-card"
      >
        <Icon of={X} size={16} />
      </button>
      {isButton && (
        <div
          ref={menu.popover}
          id={id}
          popover="auto"
          role="dialog"
          aria-label={label}
          onToggle={menu.onToggle}
          className={`overlay fixed inset-auto m-0 max-h-[80dvh] overflow-auto open:animate-rise ${field.kind === 'days' ? 'p-0' : 'p-1.5'}`}
        >
          {menu.open && (
            <Suspense>
              <FilterEditor
                field={field}
                onChange={onChange}
                onChoose={(value) => {
                  menu.hide();
                  onChange(value);
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </span>
  );
}
