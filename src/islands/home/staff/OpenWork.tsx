import { deskKinds } from '#contract/staff/desk-kinds.ts';
import { ages, type DeskFigures } from '#contract/staff/figures.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { deskFigures } from '#stores/staff/figures.ts';
import { AsyncBox } from '../boxes/AsyncBox.tsx';
import { kindLabel } from './kind-label.ts';

type Row = DeskFigures['open'][number];
const sumOf = ({ ages: values }: Row) => ages.reduce((sum, age) => sum + values[age], 0);

/** A count that leads to the desk with its filter; a dash for none. */
function Cell({
  count,
  query,
  name,
  className = '',
}: {
  count: number;
  query: Record<string, string>;
  name: string;
  className?: string;
}) {
  return (
    <td className={`px-3 py-1.5 text-end ${className}`}>
      {count === 0 ? (
        <span className="text-muted">–</span>
      ) : (
        <a
          href={href('Staff', pageLocale(), query)}
          aria-label={`${count}, ${name}`}
          className={`inline-block min-w-6 py-0.5 no-underline hover:underline ${className.includes('danger') ? 'text-danger' : 'text-ink'}`}
        >
          {count}
        </a>
      )}
    </td>
  );
}

function WorkRow({ row, isTotal = false }: { row: Row; isTotal?: boolean }) {
  const t = texts('home');
  const { kind, ages: values, late, unassigned } = row;
  const name = isTotal ? t('open.total') : kindLabel(kind, 2);
  const of = (query: Record<string, string>) => ({ ...(isTotal ? {} : { kind }), ...query });
  return (
    <tr className={`border-line border-t ${isTotal ? 'font-semibold' : ''}`}>
      <th scope="row" className="py-1.5 ps-5 text-start font-normal">
        {isTotal ? <strong>{name}</strong> : name}
      </th>
      {ages.map((age) => (
        <Cell key={age} count={values[age]} query={of({ age })} name={`${name}, ${t(`open.${age}`)}`} />
      ))}
      <Cell count={sumOf(row)} query={of({})} name={name} className="font-semibold" />
      <Cell
        count={late}
        query={of({ state: 'overdue' })}
        name={`${name}, ${t('open.late')}`}
        className={`border-line border-s font-semibold ${late > 0 ? 'bg-danger-soft text-danger' : ''}`}
      />
      <Cell
        count={unassigned}
        query={of({ state: 'unassigned' })}
        name={`${name}, ${t('open.unassigned')}`}
        className="pe-5"
      />
    </tr>
  );
}

const kindPlace = ({ kind }: Row) => (deskKinds as readonly string[]).indexOf(kind);

/** What is open by kind and age; each number leads to the desk with that filter. */
export function OpenWork() {
  const t = texts('home');
  const head = 'px-3 py-2 text-end align-bottom font-semibold text-muted text-sm';
  const total = (rows: readonly Row[]): Row => ({
    kind: '',
    late: rows.reduce((sum, row) => sum + row.late, 0),
    unassigned: rows.reduce((sum, row) => sum + row.unassigned, 0),
    ages: Object.fromEntries(
      ages.map((age) => [age, rows.reduce((sum, row) => sum + row.ages[age], 0)]),
    ) as Row['ages'],
  });
  return (
    <AsyncBox
      title={t('open.title')}
      action={<a href={href('StaffFigures', pageLocale())}>{t('open.figures')}</a>}
      source={deskFigures}
      rows={5}
      isEmpty={({ open }) => open.length === 0}
      empty={<p className="text-muted">{t('open.none')}</p>}
    >
      {({ open }) => (
        <div className="overflow-x-auto">
          <table className="w-full">
            <thead>
              <tr>
                <th scope="col" className="py-2 ps-5 text-start align-bottom text-muted text-sm">
                  {t('open.kind')}
                </th>
                {ages.map((age) => (
                  <th key={age} scope="col" className={head}>
                    {t(`open.${age}`)}
                  </th>
                ))}
                <th scope="col" className={head}>
                  {t('open.sum')}
                </th>
                <th scope="col" className={`border-line border-s ${head}`}>
                  {t('open.late')}
                </th>
                <th scope="col" className={`pe-5 ${head}`}>
                  {t('open.unassigned')}
                </th>
              </tr>
            </thead>
            <tbody>
              {[...open]
                .sort((a, b) => kindPlace(a) - kindPlace(b))
                .map((row) => (
                  <WorkRow key={row.kind} row={row} />
                ))}
              {open.length > 1 && <WorkRow row={total(open)} isTotal />}
            </tbody>
          </table>
        </div>
      )}
    </AsyncBox>
  );
}
