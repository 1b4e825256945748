import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { texts } from '../../../i18n/client.ts';
import { $areaNames, accountRoom, loadAreaName } from '../../../stores/wholesale/number-order.ts';
import { useFromAnswers, useRow } from '../../ui/form/drawn/drawn-form.ts';
import { Notice } from '../../ui/page/Notice.tsx';

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
    <p role="status" className="min-h-6">
      {name && (
        <>
          <span className="text-muted">{t('network')}: </span>
          <strong className="font-semibold">{name}</strong>
        </>
      )}
      {name === '' && <span className="text-muted">{t('noNetwork')}</span>}
    </p>
  );
}

const usualCount = 1;
const countOf = (kind: string, count: string, size: string) =>
  kind === 'block' ? Number(size) || 0 : Number(count) || usualCount;

/** How many numbers an account has, and how many its channels allow (`domain.md` 3.4.1). */
function Room({ id, wanted }: { id: string; wanted: number }) {
  const t = texts('numbers');
  const room = useMemo(() => accountRoom(id), [id]);
  const value = useStore(room.$value);
  useEffect(() => void room.reload(), [room]);
  if (value.state !== 'ready') return null;
  const { has, max, channels, isSingle } = value.value;
  const isOver = has + wanted > max;
  const share = Math.min(100, (100 * (has + wanted)) / max);
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{t(isSingle ? 'room.single' : 'room.trunk', { has, max, channels })}</p>
      <div className="h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div className={`h-full rounded-full ${isOver ? 'bg-warn' : 'bg-link'}`} style={{ width: `${share}%` }} />
      </div>
      {isOver && (
        <Notice tone="warn" live title={t('room.overTitle', { n: has + wanted, max })}>
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
export const limitNote = (account: string, wanted: number) => () => <Room id={account} wanted={wanted} />;

/** Where the site must lie. */
export const placeNote = (area: string | undefined, onkz: string) => () =>
  area ? <Notice>{texts('numbers')('place', { onkz: `0${onkz}`, area })}</Notice> : null;

export const EmergencyNote = () => <p className="text-muted text-sm">{texts('numbers')('emergencyNote')}</p>;
