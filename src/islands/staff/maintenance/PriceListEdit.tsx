import { type PriceListData, priceList } from '#contract/sales/price-list.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import {
  codesIn,
  type PriceCode,
  type PriceGroup,
  partsOf,
  priceCodes,
  priceGroups,
} from '#domain/sales/products/price-codes.ts';
import { isStarted, priceListState } from '#domain/sales/products/price-list-state.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Translate } from '#i18n/translate.ts';
import { type EditedOf, RecordEdit } from '#islands/record/edit/RecordEdit.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { FieldGroup } from '#islands/ui/form/FieldGroup.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { type PriceListForm, priceListForm, sentPriceList, typedPriceList } from './price-list-form.ts';
import { priceListTone } from './price-list-tone.ts';

const today = () => berlinDay(Date.now());

/** Codes of the catalogue are any text; the keys of the namespace cannot be told here. */
const priceName = (code: PriceCode): string => (texts('products') as unknown as Translate)(`price.${code}`);

/** `Router: Kauf oder einmalig`. */
const partLabel = (code: PriceCode, part: 'oneOff' | 'monthly') =>
  texts('price-lists')(`part.${part}`, { name: priceName(code) });

const priceText = (code: PriceCode, prices: PriceListData['prices']) =>
  partsOf(code)
    .map((part) =>
      texts('price-lists')(`amount.${part}`, { money: formatCents(prices[code]?.[part] ?? 0, pageLocale()) }),
    )
    .join(', ');

function Prices({ group }: { group: PriceGroup }) {
  return (
    <FieldGroup title={texts('price-lists')(`groups.${group}`)}>
      <div className="grid gap-4 sm:grid-cols-2">
        {codesIn(group).flatMap((code) =>
          partsOf(code).map((part) => (
            <TextInput
              key={`${code}.${part}`}
              name={`prices.${code}.${part}`}
              label={partLabel(code, part)}
              inputMode="decimal"
              required
            />
          )),
        )}
      </div>
    </FieldGroup>
  );
}

function edited(): EditedOf<typeof priceList, PriceListForm> {
  const t = texts('price-lists');
  return {
    records: recordStores(priceList),
    texts: 'price-lists',
    route: 'PriceListEdit',
    list: 'PriceLists',
    contract: priceListForm(),
    values: typedPriceList,
    sent: sentPriceList,
    title: ({ title }) => title,
    pill: (list) => {
      const state = priceListState(list, today());
      return <StatusPill tone={priceListTone[state]}>{t(`states.${state}`)}</StatusPill>;
    },
    fixed: (list) => (isStarted(list, today()) ? t('fixed') : undefined),
    facts: ({ validFrom, validTo, prices }) => [
      { label: t('validFrom'), value: formatCalendarDay(validFrom, pageLocale()) },
      { label: t('validTo'), value: formatCalendarDay(validTo ?? '', pageLocale()) },
      ...priceCodes().map((code) => ({ label: priceName(code), value: priceText(code, prices) })),
    ],
    fields: () => (
      <>
        <TextInput name="title" label={t('title')} />
        <DateField name="validFrom" label={t('validFrom')} />
        <DateField name="validTo" label={t('validTo')} hint={t('validToHint')} />
        {(Object.keys(priceGroups) as PriceGroup[]).map((group) => (
          <Prices key={group} group={group} />
        ))}
      </>
    ),
  };
}

const WithCatalogue = lazy(() => import('#islands/record/WithCatalogue.tsx').then((module) => module.WithCatalogue));

export const PriceListEdit = island(() => (
  <Suspense fallback={<Skeleton rows={8} />}>
    <WithCatalogue>{() => <RecordEdit of={edited} />}</WithCatalogue>
  </Suspense>
));
