import Download from 'lucide/dist/esm/icons/download.mjs';
import { readPermissions } from '#api/staff/administration.ts';
import { type PermissionReview, permissionAreas } from '#contract/staff/organisations.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { csv } from '#domain/text/csv.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { saveFile } from '#stores/files/save-file.ts';
import { originText } from './origin-text.ts';

const columns = [
  ...(['organisation', 'trid', 'person', 'userId', 'state', 'lastActive', 'factor'] as const),
  ...(['employee', 'administration', 'reviewed'] as const),
] as const;

/** A row for each person in each organisation, a column for each area: what may be done, and where that comes from. */
function tableOf({ items }: PermissionReview): string[][] {
  const t = texts('organisations');
  const day = (at?: number) => (at === undefined ? '' : formatDay(at, pageLocale()));
  const yes = (is: boolean) => t(is ? 'review.yes' : 'review.no');
  const head = [
    ...columns.map((name) => t(`review.column.${name}`)),
    ...permissionAreas.map((area) => t(`area.${area}`)),
  ];
  const rows = items.map((one) => [
    ...[one.organisation, one.trid, one.name, one.userId, t(`person.state.${one.state}`), day(one.lastActive)],
    ...[yes(one.hasFactor), yes(one.isEmployee), yes(one.isAdministrator), day(one.reviewed)],
    ...permissionAreas.map((area) => {
      const permission = one.permissions.find((candidate) => candidate.area === area);
      if (!permission?.read) return t('may.none');
      return `${t(permission.write ? 'may.write' : 'may.read')} (${originText(permission)})`;
    }),
  ]);
  return [head, ...rows];
}

/** The table for the yearly review of who may do what. */
export function ReviewPermissions({ onClose }: { onClose: () => void }) {
  const t = texts('organisations');
  const { running, failure, run } = useCall();
  const save = () =>
    void run(readPermissions, {
      onDone: (review) => {
        saveFile(t('review.file'), csv(tableOf(review)), 'text/csv;charset=utf-8');
        onClose();
      },
    });
  return (
    <Dialog open onClose={onClose} title={t('review.title')}>
      <div className="grid gap-4">
        <p>{t('review.text')}</p>
        {failure && (
          <Notice live tone="danger">
            {failure}
          </Notice>
        )}
        <Button
          look="primary"
          className="justify-self-start"
          busy={running !== undefined}
          icon={<Icon of={Download} />}
          onClick={save}
        >
          {t('review.download')}
        </Button>
      </div>
    </Dialog>
  );
}
