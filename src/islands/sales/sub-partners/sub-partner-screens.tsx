import type { CommissionKind, LineState } from '#contract/commissions/line.ts';
import type { OrderStatus } from '#contract/sales/order.ts';
import type { SubPartnerLine, SubPartnerOrder } from '#contract/sub-partners.ts';
import { monthCaption, shortMonth } from '#domain/date/months.ts';
import { typedAmount } from '#domain/text/amount.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Amount, kindName, operatorName, StatePill } from '#islands/record/commission-labels.tsx';
import type { ListColumn, ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { statusName, statusTone } from '#islands/sales/orders/order-labels.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $months, subPartnerLines, subPartnerOrders } from '#stores/sales/sub-partner-sales.ts';
import { subPartners } from '#stores/sales/sub-partners.ts';

interface Sold {
  readonly title: string;
  readonly code: string;
}

function partnerColumns(): ListColumn<Sold>[] {
  const t = texts('sub-partners');
  return [
    { id: 'partner', header: t('column.partner'), rank: 'thing', width: 'w-52', text: ({ title }) => title },
    { id: 'code', header: t('column.code'), sort: 'code', width: 'w-28', extra: true, text: ({ code }) => code },
  ];
}

/** By code, as the lists know them. */
function codeFilter() {
  const value = subPartners.$value.get();
  const items = value.state === 'ready' ? value.value : [];
  return {
    label: texts('sub-partners')('column.partner'),
    options: items.map(({ code, title }) => ({ value: code, label: title })),
  };
}

export function orderScreen(): ListScreen<SubPartnerOrder> {
  const t = texts('sub-partners');
  const status = (state: string | undefined) => state as OrderStatus;
  return {
    list: subPartnerOrders,
    texts: 'sub-partners',
    file: t('list.caption'),
    columns: [
      {
        id: 'customer',
        header: t('column.customer'),
        sort: 'customer',
        primary: true,
        text: ({ customer = '' }) => customer,
      },
      { id: 'caption', header: t('column.product'), sort: 'caption', text: ({ caption = '' }) => caption },
      ...partnerColumns(),
      {
        id: 'state',
        header: t('column.state'),
        sort: 'state',
        rank: 'state',
        text: ({ state }) => (state ? statusName(status(state)) : ''),
        cell: ({ state }) =>
          state && <StatusPill tone={statusTone[status(state)]}>{statusName(status(state))}</StatusPill>,
      },
      momentColumn('created', t('column.created'), 'day'),
      {
        id: 'number',
        header: t('column.number'),
        sort: 'number',
        rank: 'number',
        align: 'end',
        text: ({ number = '' }) => number,
      },
    ],
    filters: {
      code: codeFilter(),
      state: { label: t('column.state'), option: (value) => statusName(status(value)) },
      created: { label: t('column.created') },
    },
  };
}

export function lineScreen(): ListScreen<SubPartnerLine> {
  const t = texts('sub-partners');
  const c = texts('commissions');
  const locale = pageLocale();
  const stateName = (state: string) => c(`state.${state as LineState}`);
  const months = $months.get().map(({ month }) => ({ value: month, label: monthCaption(month, locale) }));
  return {
    list: subPartnerLines,
    texts: 'commissions',
    file: t('linesFile'),
    hasWorkbook: true,
    columns: [
      {
        id: 'month',
        header: t('month'),
        sort: 'month',
        rank: 'date',
        width: 'w-28',
        text: ({ month }) => month,
        cell: ({ month }) => shortMonth(month, locale),
      },
      {
        id: 'customer',
        header: t('column.customer'),
        sort: 'customer',
        primary: true,
        text: ({ customer, contract, tariff }) => customer ?? contract ?? tariff ?? '',
      },
      ...partnerColumns(),
      {
        id: 'operator',
        header: c('column.operator'),
        sort: 'operator',
        rank: 'thing',
        text: ({ operator }) => providerName(operator),
        cell: ({ operator }) => operatorName(operator),
      },
      { id: 'contract', header: c('column.contract'), extra: true, text: ({ contract = '' }) => contract },
      { id: 'tariff', header: c('column.tariff'), extra: true, text: ({ tariff = '' }) => tariff },
      { id: 'kind', header: c('column.kind'), sort: 'kind', rank: 'detail', text: ({ kind }) => kindName(kind) },
      {
        id: 'state',
        header: c('column.state'),
        sort: 'state',
        rank: 'state',
        text: ({ state }) => stateName(state),
        cell: ({ state }) => <StatePill state={state} />,
      },
      {
        id: 'amount',
        header: c('column.amount'),
        sort: 'amount',
        rank: 'next',
        align: 'end',
        text: ({ amount }) => typedAmount(amount, 'de'),
        cents: ({ amount }) => amount,
        cell: ({ amount, kind }) => <Amount cents={amount} kind={kind} />,
      },
    ],
    filters: {
      code: codeFilter(),
      from: { label: c('filter.from'), options: months },
      to: { label: c('filter.to'), options: months },
      kind: { label: c('column.kind'), option: (kind) => kindName(kind as CommissionKind) },
      state: { label: c('column.state'), option: stateName },
    },
  };
}
