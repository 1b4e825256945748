import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { isSamePlace } from '#domain/wholesale/customers/numbers-to-return.ts';
import { texts } from '#i18n/client.ts';
import { useFromAnswers, useRow } from '#islands/ui/form/schema/schema-context.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { $areaNames, accountRoom, loadAreaName } from '#stores/wholesale/number-order.ts';

const useAnswer = (name: string): string => {
  const row = useRow();
  return useFromAnswers([name], () => String(row.value(name) ?? ''));
};

/** The local network of the area code, as soon as it is typed. */
export function NetworkNote() {
  const t = texts('numbers');
  const names = useStore($areaNames);
  const onkz = useAnswer('onkz').trim().replace(/^0/, '');
  const isCode = /^[2-9]\d{1,4}$/.test(onkz);
  useEffect(() => {
    if (isCode) void loadAreaName(onkz);
  }, [onkz, isCode]);
  const name = isCode ? names[onkz] : undefined;
  return (
    <div className="grid min-w-0 content-start sm:in-data-row:row-span-4 sm:in-data-row:grid-rows-subgrid">
      <p className="font-semibold">{t('network')}</p>
      <p
        role="status"
        className="row-start-4 mt-1.5 flex min-h-11 items-center rounded-card border border-line bg-surface px-3"
      >
        {name === '' ? <span className="text-danger">{t('noNetwork')}</span> : (name ?? '')}
      </p>
    </div>
  );
}

const usualCount = 1;
const countOf = (kind: string, count: string, size: string) =>
  kind === 'block' ? Number(size) || 0 : Number(count) || usualCount;

/** How many numbers an account has, and how many its channels allow (`docs/domain/order-forms.md#number-limits`). */
function Room({ id, wanted: numberCount }: { id: string; wanted: number }) {
  const t = texts('numbers');
  const room = useMemo(() => accountRoom(id), [id]);
  const value = useStore(room.$value);
  useEffect(() => void room.reload(), [room]);
  if (value.state !== 'ready') return null;
  const { has, max, channels, isSingle } = value.value;
  const isOver = has + numberCount > max;
  const share = Math.min(100, (100 * (has + numberCount)) / max);
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{t(isSingle ? 'room.single' : 'room.trunk', { has, max, channels })}</p>
      <div className="h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div className={`h-full rounded-full ${isOver ? 'bg-warn' : 'bg-link'}`} style={{ width: `${share}%` }} />
      </div>
      {isOver && (
        <Notice tone="warn" live title={t('room.overTitle', { n: has + numberCount, max })}>
          {t(isSingle ? 'room.overSingle' : 'room.over')}
        </Notice>
      )}
    </div>
  );
}

/** The room of the chosen account, with the numbers that are wanted. */
export function AccountNote() {
  const account = useAnswer('sipAccountId');
  const [kind, count, size] = [useAnswer('kind'), useAnswer('count'), useAnswer('blockSize')];
  return account ? <Room id={account} wanted={countOf(kind, count, size)} /> : null;
}

/** The same for numbers that are reserved. */
export const limitNote = (account: string, numberCount: number) => () => <Room id={account} wanted={numberCount} />;

/** Where the site must lie; said louder where it is called otherwise. */
export const placeNote = (area: string | undefined, onkz: string) => () => {
  const t = texts('numbers');
  const city = useAnswer('siteAddr.city').trim();
  if (!area) return null;
  const isElsewhere = city !== '' && !isSamePlace(area, city);
  return isElsewhere ? (
    <Notice tone="warn" title={t('placeElsewhere', { city, area })}>
      {t('placeChecked')}
    </Notice>
  ) : (
    <Notice>{t('place', { onkz: `0${onkz}`, area })}</Notice>
  );
};

export const EmergencyNote = () => <p className="text-muted text-sm">{texts('numbers')('emergencyNote')}</p>;
