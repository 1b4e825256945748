import { useEffect, useRef } from 'react';
import type { FilterField } from './filter-fields.ts';
import { itemClass, onListKey } from './filter-menu.ts';
import type { ListShortcut } from './list-screen.ts';

interface Props {
  fields: readonly FilterField[];
  shortcuts: readonly ListShortcut[];
  onShortcut: (shortcut: ListShortcut) => void;
  onField: (field: FilterField) => void;
}

/** What a list can be narrowed by. */
export function FieldMenu({ fields, shortcuts, onShortcut, onField }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the buttons in it
    <div ref={box} className="grid min-w-52" onKeyDown={onListKey}>
      {shortcuts.map((shortcut) => (
        <button key={shortcut.id} type="button" onClick={() => onShortcut(shortcut)} className={itemClass}>
          {shortcut.label}
        </button>
      ))}
      {shortcuts.length > 0 && <hr className="my-1.5 border-line" />}
      {fields.map((field) => (
        <button key={field.name} type="button" onClick={() => onField(field)} className={itemClass}>
          {field.label}
        </button>
      ))}
    </div>
  );
}
