import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { DraftCheck } from '#contract/sales/draft.ts';
import { type FactSection, formFacts } from '#domain/form/form-facts.ts';
import { type BriefBlock, orderBrief } from '#domain/sales/orders/order-brief.ts';
import { message, texts } from '#i18n/client.ts';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';
import { FactSections } from '#islands/ui/form/schema/FactList.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { PriceTable } from '../PriceTable.tsx';
import { useFindingPlaces } from './finding-places.ts';
import { MissingAnswers } from './MissingAnswers.tsx';
import { StateTag } from './StateTag.tsx';
import { useConfirmedWarnings, WarningBox } from './WarningBox.tsx';
import { draftLink, readingContext, useDraft } from './wizard-case.ts';

type Warning = DraftCheck['warnings'][number];

/** A warning in the block that it is about. */
function BlockWarning({ warning, all }: { warning: Warning; all: readonly Warning[] }) {
  const { isConfirmed } = useConfirmedWarnings([...all]);
  const isRead = isConfirmed(warning.path);
  return (
    <div
      className={`mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-3 py-1.5 ${isRead ? 'bg-surface' : 'bg-warn-soft'}`}
    >
      <p className="flex min-w-0 flex-1 basis-60 gap-2">
        <Icon of={TriangleAlert} size={16} className={`mt-0.5 ${isRead ? 'text-muted' : 'text-warn'}`} />
        <span>{message(warning.message)}</span>
      </p>
      <WarningBox warning={warning} all={[...all]} />
    </div>
  );
}

interface BlockProps {
  block: BriefBlock;
  warnings: readonly Warning[];
  all: readonly Warning[];
}

function Block({ block: { name, title, sections, main, more }, warnings, all }: BlockProps) {
  const t = texts('order-wizard');
  const { draft } = useDraft();
  const [first = '', ...others] = main;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line px-5 py-3 not-first:border-t md:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <h3 className="font-normal text-muted text-sm max-md:col-span-1 md:pt-0.5">{title}</h3>
      <div className="min-w-0 wrap-break-word max-md:order-last max-md:col-span-2">
        {first && (
          <p>
            <span className="font-semibold">{first}</span>
            {others.map((part) => `, ${part}`)}
          </p>
        )}
        {more.length > 0 && <p className={first ? 'text-muted text-sm' : 'line-clamp-2 text-sm'}>{more.join(' · ')}</p>}
        {warnings.map((warning) => (
          <BlockWarning key={warning.path} warning={warning} all={all} />
        ))}
      </div>
      <a
        href={draftLink(draft.id, sections[0])}
        aria-label={t('summary.editOf', { section: title })}
        data-block={name}
        className="justify-self-end font-semibold text-link text-sm hover:underline"
      >
        {t('summary.edit')}
      </a>
    </li>
  );
}

/** All that was answered and each price, for who wants to read the whole of it. */
function WholeOrder({ sections, check }: { sections: readonly FactSection[]; check: Pick<DraftCheck, 'prices'> }) {
  const t = texts('order-wizard');
  return (
    <Disclosure
      className="border-line border-t"
      headClassName="px-5 py-3 font-semibold text-link text-sm hover:underline"
      head={t('summary.whole')}
    >
      <div className="grid min-w-0 grid-cols-1 gap-7 border-line border-t p-5">
        <FactSections sections={sections} />
        <section className="grid min-w-0 gap-3">
          <h2 className="text-base">{t('prices.title')}</h2>
          <PriceTable prices={check.prices} />
        </section>
      </div>
    </Disclosure>
  );
}

interface Props {
  check: DraftCheck;
  /** Said in a block of its own. */
  saidElsewhere: (warning: Warning) => boolean;
}

/** What is ordered, block by block with the way to change it; what is missing is said above, warnings in their blocks. */
export function OrderBlocks({ check, saidElsewhere }: Props) {
  const t = texts('order-wizard');
  const { draft, form, customer } = useDraft();
  const placeOf = useFindingPlaces();
  const labels = orderFormLabels();
  const context = readingContext(check.prices);
  const customerName = draft.data.customerName ?? '';
  const blocks = orderBrief({ form, values: draft.data, customer, customerName }, labels, context);
  const sections = formFacts(form, draft.data, labels, context).map((section) => ({
    ...section,
    facts: section.facts.map((fact) =>
      fact.path === 'customerId' && 'text' in fact ? { ...fact, text: customerName || fact.text } : fact,
    ),
  }));
  const warnings = check.warnings.filter((warning) => !saidElsewhere(warning));
  const blockOf = ({ path }: Warning) => {
    if (path === 'customerId') return blocks[0];
    const { section } = placeOf(path);
    return (
      blocks.find((block) => block.name !== 'customer' && section && block.sections.includes(section)) ?? blocks[0]
    );
  };
  return (
    <section aria-labelledby="order-blocks" className="card overflow-clip">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-5 py-3.5">
        <h2 id="order-blocks">{t('summary.title')}</h2>
        {check.blocking.length === 0 && <StateTag done>{t('check.clear')}</StateTag>}
      </header>
      <MissingAnswers findings={check.blocking} course={check.course} />
      <ul>
        {blocks.map((block) => (
          <Block
            key={block.name}
            block={block}
            warnings={warnings.filter((warning) => blockOf(warning) === block)}
            all={check.warnings}
          />
        ))}
      </ul>
      <WholeOrder sections={sections} check={check} />
    </section>
  );
}
