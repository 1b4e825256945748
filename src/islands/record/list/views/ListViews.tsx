import { useStore } from '@nanostores/react';
import Bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { MenuButton } from '#islands/ui/overlay/MenuButton.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $isViewSheetOpen } from '#stores/data/view-sheet.ts';
import type { AnyList } from './useListView.ts';
import { useViewMenu } from './useViewMenu.tsx';

/** The views of a list by the name of the one that is open; on a phone a dialog that the menu of the page opens. */
export function ListViews({ list }: { list: AnyList }) {
  const t = texts('lists');
  const narrow = useNarrow();
  const isSheetOpen = useStore($isViewSheetOpen);
  const menu = useViewMenu(list);
  if (!menu) return null;
  const { items, current, isChanged, save, dialogs } = menu;
  const saveButton = isChanged && (
    <Button small busy={save.busy} onClick={save.run}>
      {save.label}
    </Button>
  );
  const closeSheet = () => $isViewSheetOpen.set(false);
  if (narrow)
    return (
      <>
        <Dialog
          open={isSheetOpen}
          onClose={closeSheet}
          title={t('views.title')}
          {...(saveButton && { actions: saveButton })}
        >
          <ul className="-mx-3">
            {items.map(({ label, icon, onSelect, current: isCurrent, separated }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
              <li key={index} className={separated ? 'mt-1.5 border-line border-t pt-1.5' : ''}>
                <button
                  type="button"
                  {...(isCurrent && { 'aria-current': 'true' })}
                  className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 py-2 text-start hover:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-link"
                  onClick={() => {
                    closeSheet();
                    onSelect?.();
                  }}
                >
                  {icon}
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
        {dialogs}
      </>
    );
  return (
    <>
      {saveButton}
      <MenuButton
        align="end"
        items={items}
        className="btn btn-secondary min-h-9 gap-1.5 px-3 py-1 text-link text-sm print:hidden"
      >
        <Icon of={Bookmark} size={16} />
        <span className="max-w-40 truncate">{current?.name ?? t('views.title')}</span>
        {isChanged && <span className="font-normal text-muted">{t('views.changed')}</span>}
      </MenuButton>
      {dialogs}
    </>
  );
}
