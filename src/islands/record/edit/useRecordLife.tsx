import type { IconNode } from 'lucide';
import Archive from 'lucide/dist/esm/icons/archive.mjs';
import ArchiveRestore from 'lucide/dist/esm/icons/archive-arrow-up.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type ReactNode, useState } from 'react';
import type { RouteName } from '#domain/access/routes.ts';
import { texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import type { MenuItem } from '#islands/ui/overlay/MenuButton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { toastNext } from '#stores/page/toasts.ts';
import { goTo } from '#stores/session/navigation.ts';

type LifeInput = { _action: 'archive' | 'restore' | 'delete'; version?: number | undefined };

export interface LifeProps extends Pick<RecordStore<unknown, LifeInput>, 'act'> {
  record: { archived: boolean; version: number };
  list: RouteName;
  /** Where it is not as for all: a question of its own, and whether what is not in the archive can be deleted too. */
  deletion?: { title: string; isOffered: boolean; label?: string };
  /** Whether it comes out of the archive again; always where nothing is said. */
  isRestorable?: boolean;
}

interface LifeAct {
  /** Archive and restore take each other's place, so that the button that was pressed keeps the focus. */
  place: 'archive' | 'delete';
  label: string;
  icon: IconNode;
  run: () => void;
}

interface Life {
  acts: readonly LifeAct[];
  busy: boolean;
  /** The question before it is deleted. */
  dialog: ReactNode;
}

/** Into the archive and out of it again; what lies there can be deleted. */
export function useRecordLife({ record, act, list, deletion, isRestorable = true }: LifeProps): Life {
  const t = texts('record');
  const { busy, run } = useCall({ toasts: true });
  const [isDeleting, setDeleting] = useState(false);
  const move = (name: 'archive' | 'restore', done: string) =>
    void run(() => act({ _action: name, version: record.version }, crypto.randomUUID()), { done });
  const remove = async (key: string) => {
    await act({ _action: 'delete', version: record.version }, key);
    toastNext(t('edit.deleted'));
    goTo(list);
  };
  const archive = {
    place: 'archive' as const,
    label: t('edit.archive'),
    icon: Archive,
    run: () => move('archive', t('edit.archived')),
  };
  const restore = {
    place: 'archive' as const,
    label: t('edit.restore'),
    icon: ArchiveRestore,
    run: () => move('restore', t('edit.restored')),
  };
  const archiving = record.archived ? isRestorable && restore : archive;
  const deleting = (deletion?.isOffered ?? record.archived) && {
    place: 'delete' as const,
    label: deletion?.label ?? t('edit.delete'),
    icon: Trash,
    run: () => setDeleting(true),
  };
  const dialog = (
    <ConfirmForm
      danger
      open={isDeleting}
      onClose={() => setDeleting(false)}
      title={deletion?.title ?? t('edit.deleteTitle')}
      confirmLabel={deletion?.label ?? t('edit.delete')}
      action={remove}
    >
      {t('edit.deleteText')}
    </ConfirmForm>
  );
  return { acts: [archiving, deleting].filter((one) => one !== false), busy, dialog };
}

/** The same as entries of a menu. */
export const lifeItems = ({ acts }: Life): MenuItem[] =>
  acts.map(({ label, icon, run }) => ({ label, icon: <Icon of={icon} size={16} />, onSelect: run }));

/** One of them alone. */
export const lifeItem = (life: Life, place: LifeAct['place']): MenuItem[] =>
  lifeItems({ ...life, acts: life.acts.filter((one) => one.place === place) });
