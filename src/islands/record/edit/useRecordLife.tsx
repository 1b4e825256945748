import type { IconNode } from 'lucide';
import Archive from 'lucide/dist/esm/icons/archive.mjs';
import ArchiveRestore from 'lucide/dist/esm/icons/archive-arrow-up.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { RouteName } from '#domain/access/routes.ts';
import { texts } from '#i18n/client.ts';
import type { MenuItem } from '#islands/ui/overlay/MenuButton.tsx';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { toast, toastNext } from '#stores/page/toasts.ts';
import { goTo } from '#stores/session/navigation.ts';

export interface LifeProps extends Pick<RecordStore<unknown, Maintenance>, 'act'> {
  record: { archived: boolean; version: number };
  list: RouteName;
  /** Where it is not as for all: a question of its own, and whether what is not in the archive can be deleted too. */
  deletion?: { title: string; isOffered: boolean };
  /** Whether it comes out of the archive again; always where nothing is said. */
  isRestorable?: boolean;
}

interface LifeAct {
  /** Archive and restore take each other's place, so that the button that was pressed keeps the focus. */
  place: 'archive' | 'delete';
  label: string;
  icon: IconNode;
  run: () => Promise<void>;
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
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const run = async (name: 'archive' | 'restore' | 'delete', done: () => void) => {
    setBusy(true);
    try {
      await act({ _action: name, version: record.version }, crypto.randomUUID());
      done();
    } catch (cause) {
      toast('danger', failureText(ApiError.from(cause)));
    }
    setBusy(false);
  };
  const remove = async () => {
    const question = {
      title: deletion?.title ?? t('edit.deleteTitle'),
      text: t('edit.deleteText'),
      confirmLabel: t('edit.delete'),
    };
    const leaveRecord = () => {
      toastNext(t('edit.deleted'));
      goTo(list);
    };
    if (await confirm.ask({ ...question, danger: true })) await run('delete', leaveRecord);
  };
  const archive = {
    place: 'archive' as const,
    label: t('edit.archive'),
    icon: Archive,
    run: () => run('archive', () => toast('ok', t('edit.archived'))),
  };
  const restore = {
    place: 'archive' as const,
    label: t('edit.restore'),
    icon: ArchiveRestore,
    run: () => run('restore', () => toast('ok', t('edit.restored'))),
  };
  const archiving = record.archived ? isRestorable && restore : archive;
  const deleting = (deletion?.isOffered ?? record.archived) && {
    place: 'delete' as const,
    label: t('edit.delete'),
    icon: Trash,
    run: remove,
  };
  return { acts: [archiving, deleting].filter((one) => one !== false), busy, dialog: confirm.dialog };
}

/** The same as entries of a menu. */
export const lifeItems = ({ acts }: Life): MenuItem[] =>
  acts.map(({ label, icon, run }) => ({ label, icon: <Icon of={icon} size={16} />, onSelect: run }));
