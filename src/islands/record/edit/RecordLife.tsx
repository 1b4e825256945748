import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { Maintenance } from '../../../contract/maintenance.ts';
import type { RouteName } from '../../../domain/access/routes.ts';
import { texts } from '../../../i18n/client.ts';
import type { RecordStore } from '../../../stores/data/record-detail.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { goTo } from '../../../stores/session/navigation.ts';
import { useConfirm } from '../../ui/overlay/useConfirm.tsx';
import { failureText } from '../../ui/page/failure-text.ts';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';

interface Props extends Pick<RecordStore<unknown, Maintenance>, 'act'> {
  record: { archived: boolean; version: number };
  list: RouteName;
  /** Where it is not as for all: a question of its own, and whether what is not in the archive can be deleted too. */
  deletion?: { title: string; isOffered: boolean };
}

/** Into the archive and out of it again; what lies there can be deleted. */
export function RecordLife({ record, act, list, deletion }: Props) {
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
    if (await confirm.ask({ ...question, danger: true })) await run('delete', () => goTo(list));
  };
  return (
    <>
      {record.archived ? (
        <Button
          busy={busy}
          icon={<Icon of={ArchiveRestore} />}
          onClick={() => run('restore', () => toast('ok', t('edit.restored')))}
        >
          {t('edit.restore')}
        </Button>
      ) : (
        <Button
          busy={busy}
          icon={<Icon of={Archive} />}
          onClick={() => run('archive', () => toast('ok', t('edit.archived')))}
        >
          {t('edit.archive')}
        </Button>
      )}
      {(deletion?.isOffered ?? record.archived) && (
        <Button busy={busy} icon={<Icon of={Trash} />} onClick={remove}>
          {t('edit.delete')}
        </Button>
      )}
      {confirm.dialog}
    </>
  );
}
