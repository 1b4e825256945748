import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import type { ReactNode } from 'react';
import type { Product } from '#contract/sales/product.ts';
import type { AcademyRequirements } from '#contract/sales/required-course.ts';
import { courseHref } from '#domain/content/course-outline.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { monthCaption } from '#domain/date/months.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { groupText, perUnit, priceText, suitsText, termText, titleOf } from './product-words.ts';

type Requirement = AcademyRequirements['items'][number];

interface Props {
  product: Product;
  /** Cents a month; null while it is not loaded, undefined where the price list does not name it. */
  price: number | null | undefined;
  requirement: Requirement | undefined;
  commission: { amount: number; month: string } | undefined;
  isMarked: boolean;
  onMark: () => void;
  onChoose: () => void;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function PriceFrom({ type, price }: { type: Product['type']; price: number | null | undefined }) {
  const t = texts('products');
  if (price === null)
    return (
      <p className="text-lg">
        <span aria-hidden="true" className="text-muted">
          –
        </span>
      </p>
    );
  if (price === undefined) return <p className="font-semibold text-warn">{t('choice.open')}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      <span className="text-muted text-sm">{t('choice.from')}</span>
      <span className="font-semibold text-xl tabular-nums">{priceText(price)}</span>
      <span className="text-muted text-sm">{perUnit(type)}</span>
    </p>
  );
}

function Certificate({ requirement }: { requirement: Requirement }) {
  const t = texts('products');
  const { course, isMet, validUntil } = requirement;
  if (isMet)
    return validUntil ? t('course.until', { day: formatCalendarDay(validUntil, pageLocale()) }) : t('course.has');
  return (
    <span className="flex flex-wrap items-center gap-x-2.5">
      <span className="flex items-center gap-1.5 font-semibold text-warn">
        <Icon of={GraduationCap} size={16} />
        {t('choice.needs')}
      </span>
      <a href={courseHref(course, pageLocale())}>
        {t('course.open')}
        <span className="sr-only"> {course.title[pageLocale()]}</span>
      </a>
    </span>
  );
}

/** A product as it is sold: which companies it suits, what it costs and how long it binds. */
export function ProductCard({ product, price, requirement, commission, isMarked, onMark, onChoose }: Props) {
  const t = texts('products');
  const { type, group } = product;
  const caption = titleOf(product);
  return (
    <li
      className={`card flex flex-col ${isMarked ? 'border-link shadow-[inset_0_0_0_1px_var(--color-link)]' : ''}`}
      {...(isMarked && { 'data-chosen': true })}
    >
      <div className="grid flex-1 content-start gap-2 p-4.5">
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="text-lg">{caption}</h2>
            <span className="text-muted text-sm">{groupText(group)}</span>
          </div>
          <p className="line-clamp-2 text-muted text-sm sm:min-h-[2lh]">{suitsText(type)}</p>
        </div>
        <PriceFrom type={type} price={price} />
        <dl className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <Fact label={t('choice.term')}>{termText(product)}</Fact>
          {requirement && (
            <Fact label={t('choice.certificate')}>
              <Certificate requirement={requirement} />
            </Fact>
          )}
          {commission && (
            <Fact label={t('choice.commission')}>
              <strong className="tabular-nums">{priceText(commission.amount)}</strong>{' '}
              <span className="text-muted">
                {t('choice.lastPaid', { month: monthCaption(commission.month, pageLocale()) })}
              </span>
            </Fact>
          )}
        </dl>
      </div>
      <div className="flex items-center justify-between gap-3 border-line border-t px-4.5 py-2.5">
        <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm">
          <CheckboxInput checked={isMarked} onChange={onMark} />
          {t('choice.compare')}
          <span className="sr-only"> {caption}</span>
        </label>
        <Button onClick={onChoose}>
          {t('choice.choose')}
          <span className="sr-only"> {caption}</span>
        </Button>
      </div>
    </li>
  );
}
