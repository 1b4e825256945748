import { texts } from '#i18n/client.ts';
import { fieldsOf } from './entry-form.ts';
import { isSame, type Row, summary } from './entry-rows.ts';

/** Of a list: what stays, what comes and what goes. */
function ListChange({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const isNumbers = after.every((one) => /^\d+$/.test(one));
  const gone = before.filter((one) => !after.includes(one));
  return (
    <span className={isNumbers ? 'flex flex-wrap gap-x-1.5' : 'grid gap-0.5 *:min-w-0'}>
      {after.map((one) => (
        <span key={one}>
          {before.includes(one) ? (
            one
          ) : (
            <ins className="rounded-control bg-ok-soft px-1 font-semibold text-ok no-underline">{one}</ins>
          )}
        </span>
      ))}
      {gone.map((one) => (
        <del key={one} className="text-muted">
          {one}
        </del>
      ))}
    </span>
  );
}

/** Which of the fields that no line of the table holds are another than today. */
const changedDetails = ({ before, after }: Row): string[] =>
  after
    ? Object.entries(fieldsOf(after)).flatMap(([name, { isDetail, typed }]) =>
        isDetail && typed(after) !== (before ? typed(before) : '')
          ? [texts('catalogue')(`field.${name}` as 'field.name')]
          : [],
      )
    : [];

/** What a state changes of an entry, beside what it is today. */
export function Coming({ row }: { row: Row }) {
  const t = texts('catalogue');
  if (isSame(row)) return <span className="text-muted">{t('stays')}</span>;
  const [old, next] = [summary(row.before, row.only), summary(row.after, row.only)];
  if (row.only && row.only !== 'isOffered') {
    const items = (text: string) => text.split(row.only === 'documents' ? '\n' : ', ').filter((one) => one !== '–');
    return <ListChange before={items(old)} after={items(next)} />;
  }
  const details = changedDetails(row);
  return (
    <span className="grid gap-0.5">
      <span className="font-semibold">
        {!row.before && <span className="me-2 rounded-control bg-ok-soft px-1.5 text-ok text-sm">{t('new')}</span>}
        {next}
      </span>
      {details.length > 0 && <span className="text-sm">{t('changedFields', { names: details.join(', ') })}</span>}
      {row.before && old !== '–' && old !== next && <del className="text-muted text-sm">{old}</del>}
    </span>
  );
}
