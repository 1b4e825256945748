import type { FileEntry } from '#contract/file.ts';
import { isLink } from '#domain/documents/file-kind.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { entryName } from '../names.ts';
import { useBrowser } from './browser-scope.ts';

const look = 'relative z-1';

/** Selects an entry; with the shift key all between it and the one before. Links hold no bytes to save. */
export function SelectBox({ entry }: { entry: FileEntry }) {
  const { route, operators, selection } = useBrowser();
  if (entry.type === 'repository' || isLink(entry)) return <span className="block size-4.5 shrink-0" />;
  return (
    <CheckboxInput
      data-move="select"
      data-path={entry.path}
      aria-label={texts('documents')('select.one', { name: entryName(route, entry, operators) })}
      checked={selection.selected.has(entry.path)}
      onChange={(event) =>
        selection.toggle(entry.path, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
      }
      className={look}
    />
  );
}

export function SelectAllBox() {
  const { selection } = useBrowser();
  const { selected, selectable } = selection;
  if (selectable.length === 0) return null;
  const some = selected.size > 0 && selected.size < selectable.length;
  return (
    <CheckboxInput
      isPartly={some}
      aria-label={texts('documents')('select.all')}
      checked={selected.size === selectable.length}
      onChange={(event) => selection.setAll(event.target.checked)}
      className={look}
    />
  );
}
