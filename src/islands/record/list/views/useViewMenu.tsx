import Bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import BookmarkPlus from 'lucide/dist/esm/icons/bookmark-plus.mjs';
import List from 'lucide/dist/esm/icons/list.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Pin from 'lucide/dist/esm/icons/pin.mjs';
import PinOff from 'lucide/dist/esm/icons/pin-off.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { type ReactNode, useState } from 'react';
import type { ListView } from '#contract/list-view.ts';
import { texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import type { MenuItem } from '#islands/ui/overlay/MenuButton.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { changeListView, deleteListView, markListView } from '#stores/data/list-views.ts';
import { type AnyList, isViewed, useListView } from './useListView.ts';

const ViewForm = lazy(() => import('./ViewForm.tsx').then((module) => module.ViewForm));

/** Name of a view, and what is known of it in small letters. */
function ViewLabel({ view }: { view: ListView }) {
  const t = texts('lists');
  const facts = [
    view.author !== undefined && t('views.by', { name: view.author }),
    view.isDefault && t('views.isDefault'),
    view.isPinned && t('views.isPinned'),
  ].filter(Boolean);
  return (
    <span className="grid min-w-0">
      <span className="truncate">{view.name}</span>
      {facts.length > 0 && <span className="truncate font-normal text-muted text-sm">{facts.join(' · ')}</span>}
    </span>
  );
}

interface ViewMenu {
  items: MenuItem[];
  current: ListView | undefined;
  isChanged: boolean;
  /** Keeps what has changed: in the view, or in a view of the user where it is a colleague's. */
  save: { label: string; busy: boolean; run: () => void };
  dialogs: ReactNode;
}

/** What can be done with the views of a list; undefined for a list without. */
export function useViewMenu(list: AnyList): ViewMenu | undefined {
  const t = texts('lists');
  const { views, current, isChanged, content, open } = useListView(list);
  const [edited, setEdited] = useState<'new' | ListView>();
  const [doomed, setDoomed] = useState<ListView>();
  const { busy, run } = useCall({ toasts: true });
  const { name } = list;
  if (!views || !isViewed(name)) return undefined;

  const icon = (of: typeof Star) => <Icon of={of} size={16} />;
  const create: MenuItem = {
    label: t('views.saveAs'),
    icon: icon(BookmarkPlus),
    onSelect: () => setEdited('new'),
    separated: views.length > 0,
  };
  const mark = (view: ListView, change: Partial<Pick<ListView, 'isPinned' | 'isDefault'>>) =>
    void run(() => markListView(view, { ...view, ...change }), { done: t('views.saved') });
  const ofCurrent = (view: ListView): MenuItem[] => [
    ...(view.isEditable ? [{ label: t('views.edit'), icon: icon(Pencil), onSelect: () => setEdited(view) }] : []),
    {
      label: t(view.isPinned ? 'views.unpin' : 'views.pin'),
      icon: icon(view.isPinned ? PinOff : Pin),
      onSelect: () => mark(view, { isPinned: !view.isPinned }),
    },
    {
      label: t(view.isDefault ? 'views.endDefault' : 'views.makeDefault'),
      icon: icon(Star),
      onSelect: () => mark(view, { isDefault: !view.isDefault }),
    },
    ...(view.isEditable ? [{ label: t('views.delete'), icon: icon(Trash), onSelect: () => setDoomed(view) }] : []),
  ];
  const items: MenuItem[] = [
    ...views.map((view) => ({
      label: <ViewLabel view={view} />,
      icon: icon(view.author === undefined ? Bookmark : Users),
      current: view === current,
      onSelect: () => open(view),
    })),
    ...(current ? [{ label: t('views.none'), icon: icon(List), onSelect: () => open(undefined) }] : []),
    create,
    ...(current ? ofCurrent(current) : []),
  ];
  const isOwn = current?.isEditable === true;
  return {
    items,
    current,
    isChanged,
    save: {
      label: t(isOwn ? 'views.save' : 'views.saveOwn'),
      busy,
      run: () => {
        if (!current) return;
        if (isOwn) void run(() => changeListView(current, content), { done: t('views.saved') });
        else setEdited('new');
      },
    },
    dialogs: (
      <>
        {edited && (
          <Suspense fallback={null}>
            <ViewForm
              view={edited === 'new' ? undefined : edited}
              content={{ ...content, list: name }}
              onClose={() => setEdited(undefined)}
            />
          </Suspense>
        )}
        <ConfirmForm
          danger
          open={doomed !== undefined}
          onClose={() => setDoomed(undefined)}
          title={t('views.deleteTitle', { name: doomed?.name ?? '' })}
          confirmLabel={t('views.delete')}
          done={t('views.deleted')}
          action={async () => {
            if (doomed) await deleteListView(doomed);
          }}
        >
          {t(doomed?.isShared ? 'views.deleteShared' : 'views.deleteText')}
        </ConfirmForm>
      </>
    ),
  };
}
