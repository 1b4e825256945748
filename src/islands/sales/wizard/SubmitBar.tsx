import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { PriceSummary } from '#contract/sales/price-summary.ts';
import type { SignatureMode } from '#contract/sales/signature-modes.ts';
import { openSteps, type WizardCase } from '#domain/sales/orders/wizard-input.ts';
import { texts } from '#i18n/client.ts';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import type { FooterState } from '#islands/ui/form/kit/form-props.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFormValues, useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { PriceBar } from '../prices/PricePanel.tsx';
import { draftLink, useDraft } from './wizard-case.ts';

/** How many of the steps that are left have a link of their own. */
const maxLinks = 3;

function StepsLeft({ order }: { order: WizardCase }) {
  const t = texts('order-wizard');
  const { fields } = useFormScope();
  const steps = openSteps(useFormValues(), order);
  const lead = (field: string) => {
    const element = document.getElementById(fields.get(field)?.id ?? '');
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  };
  const hidden = steps.length - maxLinks;
  return (
    <div className="min-w-0 flex-1 basis-40 sm:basis-56">
      <p role="status" className={`font-semibold ${steps.length > 0 ? 'text-warn' : 'text-ok'}`}>
        {steps.length > 0 ? t('left.title', { count: steps.length }) : t('left.none')}
      </p>
      {steps.length > 0 && (
        <ul className="flex flex-wrap items-center gap-x-2 text-sm">
          {steps.slice(0, maxLinks).map(({ name, field, count }, index) => (
            <li key={field} className={index > 0 ? 'max-sm:hidden' : ''}>
              <button type="button" className="min-h-6 text-start text-link underline" onClick={() => lead(field)}>
                {t(`left.${name as 'mode'}`, { count })}
              </button>
              {index < steps.length - 1 && (
                <span aria-hidden="true" className="ms-2 text-muted">
                  ·
                </span>
              )}
            </li>
          ))}
          {steps.length > 1 && <li className="text-muted sm:hidden">{t('left.more', { count: steps.length - 1 })}</li>}
          {hidden > 0 && <li className="text-muted max-sm:hidden">{t('left.more', { count: hidden })}</li>}
        </ul>
      )}
    </div>
  );
}

interface Props extends FooterState {
  order: WizardCase;
  prices: PriceSummary;
}

/** What it costs, what is left to do and the one act, always in view. */
export function SubmitBar({ order, prices, busy, failure, saved, submitProps }: Props) {
  const t = texts('order-wizard');
  const { draft } = useDraft();
  const mode = useOtherValue<SignatureMode | ''>('mode');
  return (
    <>
      <div className="text-muted text-sm">{saved}</div>
      <div id="send" ref={footBar} data-foot-bar className="bar-full sticky bottom-0 z-10 py-3">
        {failure && (
          <div className="mb-3">
            <Notice tone="danger" live>
              {failure}
            </Notice>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5 max-sm:gap-x-3">
          <div className="border-line max-sm:order-1 sm:border-e sm:pe-5">
            <PriceBar prices={prices} />
          </div>
          <StepsLeft order={order} />
          <div className="flex flex-wrap gap-2.5 max-sm:order-2 max-sm:w-full max-sm:[&>:last-child]:flex-1">
            <LinkButton icon={<Icon of={ArrowLeft} size={16} />} href={draftLink(draft.id, undefined)}>
              {t('toDraft')}
            </LinkButton>
            <Button {...submitProps} look="primary" busy={busy} busyLabel={t('send.busy')}>
              {t(failure ? 'send.again' : mode === 'link' ? 'send.link' : 'send.submit')}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
