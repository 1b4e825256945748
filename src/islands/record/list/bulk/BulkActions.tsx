import { useStore } from '@nanostores/react';
import type { IconNode } from 'lucide';
import Archive from 'lucide/dist/esm/icons/archive.mjs';
import ArchiveRestore from 'lucide/dist/esm/icons/archive-arrow-up.mjs';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import Reply from 'lucide/dist/esm/icons/reply.mjs';
import UserCheck from 'lucide/dist/esm/icons/user-check.mjs';
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import { type ComponentType, useState } from 'react';
import type { BulkActionName, BulkRequest } from '#contract/bulk-action.ts';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { sendBulkAction } from '#stores/data/bulk-actions.ts';
import { $foundation, $isEmployee } from '#stores/foundation/foundation.ts';
import { $dataScope } from '#stores/session/data-scope.ts';
import type { ListScreen } from '../list-screen.ts';
import { namesOfRow } from '../marking/names-of-row.ts';
import type { BulkDialogProps, FinishedBulk } from './bulk-types.ts';

const load = () => import('./bulk-dialogs.ts');
type Dialogs = Awaited<ReturnType<typeof load>>;
const late = (name: keyof Dialogs) =>
  lazy(() => load().then((dialogs): ComponentType<BulkDialogProps> => dialogs[name]));

const actions: Readonly<Record<BulkActionName, { icon: IconNode; Dialog: ComponentType<BulkDialogProps> }>> = {
  assign: { icon: UserPlus, Dialog: late('AssignDialog') },
  answer: { icon: Reply, Dialog: late('AnswerDialog') },
  followUp: { icon: BellRing, Dialog: late('FollowUpDialog') },
  handOver: { icon: UserCheck, Dialog: late('HandOverDialog') },
  archive: { icon: Archive, Dialog: late('ArchiveDialog') },
  restore: { icon: ArchiveRestore, Dialog: late('RestoreDialog') },
};
const forEmployees: readonly BulkActionName[] = ['assign', 'answer'];

interface Props<Row extends { id: string }> {
  screen: ListScreen<Row>;
  rows: readonly Row[];
  onFinished: (finished: FinishedBulk) => void;
}

/** What can be done with the rows that are marked. */
export function BulkActions<Row extends { id: string; version?: number }>({ screen, rows, onFinished }: Props<Row>) {
  const t = texts('lists');
  const { list, bulk = [] } = screen;
  const employee = useStore($isEmployee);
  const { archived } = useStore(list.$view);
  const foundation = useStore($foundation);
  const [opened, setOpened] = useState<BulkActionName>();
  const Dialog = opened && actions[opened].Dialog;
  const offered = archived
    ? []
    : bulk.filter(
        (name) => (employee || !forEmployees.includes(name)) && !(name === 'handOver' && foundation?.ownOnly),
      );
  const all: BulkActionName[] = [
    ...offered,
    ...(list.rules.hasArchive ? ([archived ? 'restore' : 'archive'] as const) : []),
  ];

  async function exportRows() {
    const { saveList } = await import('../save-list.ts');
    const trid = $dataScope.get()?.trid ?? '';
    await saveList(screen, { trid, rows: [...rows], total: rows.length }, 'csv');
  }
  async function send(action: BulkActionName, fields: object, idempotencyKey: string) {
    const hasVersion = action !== 'assign';
    const items = rows.map(({ id, version }) => ({ id, ...(hasVersion && version !== undefined && { version }) }));
    const report = await sendBulkAction(list, { action, items, ...fields } as BulkRequest, idempotencyKey);
    setOpened(undefined);
    onFinished({ action, rows: rows.map((row) => ({ id: row.id, ...namesOfRow(screen, row) })), report });
  }

  return (
    <>
      {all.map((name) => (
        <Button key={name} small icon={<Icon of={actions[name].icon} size={16} />} onClick={() => setOpened(name)}>
          {t(`bulk.${name}.button`)}
        </Button>
      ))}
      <Button small icon={<Icon of={Download} size={16} />} onClick={() => void exportRows()}>
        {t('bulk.export')}
      </Button>
      {opened && Dialog && (
        <Suspense fallback={null}>
          <Dialog
            count={rows.length}
            of={screen.texts}
            onClose={() => setOpened(undefined)}
            send={(fields, key) => send(opened, fields, key)}
          />
        </Suspense>
      )}
    </>
  );
}
