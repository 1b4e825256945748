import { useStore } from '@nanostores/react';
import type { ReservationRow } from '#contract/wholesale/number-reservation.ts';
import { formatClock } from '#domain/date/date-format.ts';
import { texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import type { Loader } from '#stores/data/loadable.ts';
import { numberAddress, release } from '#stores/wholesale/number-order.ts';

interface Props {
  row: ReservationRow;
  released: () => Promise<void>;
}

function Held({ row: { id, customer, sipUser, areaCode, expires }, released }: Props) {
  const t = texts('numbers');
  const { busy, run } = useCall({ toasts: true });
  const about = t('held.about', { onkz: `0${areaCode}`, customer: customer, account: sipUser });
  const back = () => void run(() => release(id), { done: t('held.released'), onDone: released, leaves: true });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span>
        {about}
        <span className="block text-muted text-sm">{t('held.until', { time: formatClock(Number(expires)) })}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button
          small
          aria-label={t('held.goOnNamed', { about })}
          onClick={() => numberAddress.set({ reservation: id }, 'push')}
        >
          {t('held.goOn')}
        </Button>
        <Button small look="quiet" busy={busy} aria-label={t('held.releaseNamed', { about })} onClick={back}>
          {t('held.release')}
        </Button>
      </span>
    </li>
  );
}

/** Numbers that are still reserved for the organisation: users resume with them, or release them for new proposals. */
export function HeldNumbers({ store }: { store: Pick<Loader<ReservationRow[]>, '$value' | 'reload'> }) {
  const t = texts('numbers');
  const reservationsValue = useStore(store.$value);
  if (reservationsValue.state !== 'ready' || reservationsValue.value.length === 0) return null;
  return (
    <div className="max-w-form">
      <Notice live title={t('held.title')}>
        <ul className="divided">
          {reservationsValue.value.map((row) => (
            <Held key={row.id} row={row} released={store.reload} />
          ))}
        </ul>
      </Notice>
    </div>
  );
}
