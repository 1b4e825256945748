import type { CommissionKind, CommissionLine, LineState } from '#contract/commissions/line.ts';
import type { StatementsAnswer } from '#contract/commissions/statement.ts';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import { valuesOf } from '#domain/commissions/sums.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { monthCaption, shortMonth } from '#domain/date/months.ts';
import { typedAmount } from '#domain/text/amount.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Amount, kindName, lineName, operatorName, StatePill } from '#islands/record/commission-labels.tsx';
import { lines } from '#stores/commissions/lines.ts';
import { commissionAddress } from '#stores/commissions/view.ts';
import type { FilterLabels, ListColumn, ListScreen } from '../record/list/list-screen.ts';

const stateName = (state: string) => texts('commissions')(`state.${state as LineState}`);
const day = (text: string | undefined) => (text ? formatCalendarDay(text, pageLocale()) : '');

function columns(): ListColumn<CommissionLine>[] {
  const t = texts('commissions');
  const locale = pageLocale();
  const plain = (id: 'vo' | 'contract' | 'tariff' | 'phone' | 'text', width: string) => ({
    id,
    header: t(`column.${id}`),
    width,
    text: (line: CommissionLine) => line[id] ?? '',
  });
  return [
    {
      id: 'month',
      header: t('column.month'),
      sort: 'month',
      rank: 'date',
      width: 'w-24',
      text: ({ month }) => month,
      cell: ({ month }) => shortMonth(month, locale),
    },
    {
      id: 'operator',
      header: t('column.operator'),
      sort: 'operator',
      rank: 'thing',
      width: 'w-40',
      text: ({ operator }) => providerName(operator),
      cell: ({ operator }) => operatorName(operator),
    },
    { ...plain('vo', 'w-28'), sort: 'vo', extra: true },
    {
      id: 'customer',
      header: t('column.customer'),
      sort: 'customer',
      primary: true,
      text: lineName,
      cell: (line) => (
        <>
          <span className="block truncate">{lineName(line)}</span>
          {line.customer && (line.contract ?? line.phone) && (
            <span className="block truncate font-normal text-muted text-sm">
              {line.contract ?? formatPhone(line.phone ?? '')}
            </span>
          )}
        </>
      ),
    },
    { ...plain('contract', 'w-34'), sort: 'contract', extra: true },
    { ...plain('phone', 'w-44'), extra: true, cell: ({ phone = '' }) => formatPhone(phone) },
    { ...plain('tariff', 'w-48'), sort: 'tariff', rank: 'detail' },
    {
      id: 'kind',
      header: t('column.kind'),
      sort: 'kind',
      rank: 'thing',
      width: 'w-36',
      text: ({ kind }) => kindName(kind),
    },
    {
      id: 'activated',
      header: t('column.activated'),
      sort: 'activated',
      width: 'w-30',
      extra: true,
      text: ({ activated }) => day(activated),
    },
    { ...plain('text', 'w-44'), extra: true },
    {
      id: 'state',
      header: t('column.state'),
      sort: 'state',
      rank: 'state',
      width: 'w-36',
      text: ({ state }) => stateName(state),
      cell: ({ state }) => <StatePill state={state} />,
    },
    {
      id: 'amount',
      header: t('column.amount'),
      sort: 'amount',
      rank: 'next',
      width: 'w-32',
      align: 'end',
      text: ({ amount }) => typedAmount(amount, 'de'),
      cents: ({ amount }) => amount,
      cell: ({ amount, kind }) => <Amount cents={amount} kind={kind} />,
    },
  ];
}

function filters(answer: StatementsAnswer): Record<string, FilterLabels> {
  const t = texts('commissions');
  const months = valuesOf(answer.items, 'month')
    .toReversed()
    .map((value) => ({ value, label: monthCaption(value, pageLocale()) }));
  const of = (values: readonly string[], label: (value: string) => string = String) =>
    values.filter(Boolean).map((value) => ({ value, label: label(value) }));
  return {
    from: { label: t('filter.from'), options: months },
    to: { label: t('filter.to'), options: months },
    operator: {
      label: t('column.operator'),
      options: of(valuesOf(answer.items, 'operator'), providerName),
    },
    vo: { label: t('column.vo'), options: of(valuesOf(answer.items, 'vo')) },
    kind: { label: t('column.kind'), option: (kind) => kindName(kind as CommissionKind) },
    tariff: { label: t('column.tariff'), options: of(valuesOf(answer.tariffs, 'tariff')) },
    state: { label: t('column.state'), option: stateName },
  };
}

function card() {
  const locale = pageLocale();
  return ({ month, operator, kind, tariff, state, amount }: CommissionLine) => (
    <>
      <p className="flex justify-between gap-3">
        <span className="truncate">{[kindName(kind), tariff].filter(Boolean).join(' · ')}</span>
        <Amount cents={amount} kind={kind} className="font-semibold" />
      </p>
      <p className="flex items-center justify-between gap-3 text-muted text-sm">
        <span className="truncate">
          {shortMonth(month, locale)} · {operatorName(operator)}
        </span>
        {state !== 'open' && <StatePill state={state} />}
      </p>
    </>
  );
}

/** The address at which the details of a line are open. */
export const lineHref = ({ id }: CommissionLine): string => commissionAddress.hrefOf({ line: id });

/** The list of lines in the words of the viewer. */
export const lineScreen = (answer: StatementsAnswer): ListScreen<CommissionLine> => ({
  list: lines,
  texts: 'commissions',
  file: texts('commissions')('list.caption'),
  hasWorkbook: true,
  columns: columns(),
  filters: filters(answer),
  link: lineHref,
  card: card(),
});
