import Eye from 'lucide/dist/esm/icons/eye.mjs';
import { useState } from 'react';
import { type Brand, type BrandLook, brandLook } from '#contract/brand/brand.ts';
import { isColour, mendColour } from '#contract/brand/colour.ts';
import { href } from '#domain/access/routes.ts';
import { checkContrast } from '#domain/brand/contrast.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { useFormValues } from '#islands/ui/form/useFormField.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { discardProposal, proposeLook } from '#stores/staff/brand.ts';
import { SecondPersonMissing } from '../admin/SecondPersonMissing.tsx';
import { ColourInput } from './ColourInput.tsx';
import { ContrastList } from './ContrastList.tsx';
import { LogoField } from './LogoField.tsx';
import { SignatureFields } from './SignatureFields.tsx';

const BrandPreview = lazy(() => import('./BrandPreview.tsx').then((module) => module.BrandPreview));

const shown = (look: BrandLook): BrandLook => ({
  ...look,
  brand: look.brand.toUpperCase(),
  accent: look.accent.toUpperCase(),
});

/** What stands in the form; a colour that is half typed is the published one. */
function useTypedLook({ look }: Brand): BrandLook {
  const values = useFormValues() as Partial<BrandLook>;
  const colour = (name: 'brand' | 'accent') => {
    const typed = mendColour(values[name] ?? '');
    return isColour(typed) ? typed : look[name];
  };
  const { sender = '', replyTo = '', logo = '', signatureDe = '', signatureEn = '' } = values;
  return { brand: colour('brand'), accent: colour('accent'), sender, replyTo, signatureDe, signatureEn, logo };
}

function PreviewButton({ brand }: { brand: Brand }) {
  const t = texts('brand');
  const look = useTypedLook(brand);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon of={Eye} />} onClick={() => setOpen(true)}>
        {t('preview.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <BrandPreview brand={brand} look={look} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Why the form cannot be submitted, or who releases it. */
function SubmitState({ brand, others }: { brand: Brand; others: readonly string[] }) {
  const t = texts('brand');
  const look = useTypedLook(brand);
  const failing = checkContrast(look).find(({ passes }) => !passes);
  if (failing) return <strong className="text-danger">{t(`submit.${failing.colour}`)}</strong>;
  if (others.length === 0) return <SecondPersonMissing>{t('submit.alone')}</SecondPersonMissing>;
  return <>{t('submit.others', { names: others.join(', ') })}</>;
}

function Proposal({ brand }: { brand: Brand }) {
  const t = texts('brand');
  const { running, failure, run } = useCall();
  const { proposal, approval } = brand;
  if (!proposal) return null;
  const by = { name: proposal.by, moment: formatMoment(proposal.at, pageLocale()) };
  return (
    <div className="sm:col-span-full">
      <Notice tone={approval === undefined ? 'warn' : 'info'} title={t(approval ? 'waiting.title' : 'draft.title')}>
        <p>{t(approval ? 'waiting.text' : 'draft.text', by)}</p>
        <p className="mt-2">
          {approval ? (
            <LinkButton small href={href('Approvals', pageLocale())}>
              {t('waiting.open')}
            </LinkButton>
          ) : (
            <Button
              small
              busy={running !== undefined}
              onClick={() => void run(() => discardProposal(brand), { done: t('draft.discarded') })}
            >
              {t('draft.discard')}
            </Button>
          )}
        </p>
        {failure && <p className="mt-2 font-semibold text-danger">{failure}</p>}
      </Notice>
    </div>
  );
}

/** Logo, colours and sender, which two persons publish. */
export function LookCard({ brand, others }: { brand: Brand; others: readonly string[] }) {
  const t = texts('brand');
  const { variant, lookChanged, approval } = brand;
  const defaults = shown(brand.proposal?.look ?? brand.look);
  const isWaiting = approval !== undefined;
  return (
    <Card title={t('look.title')}>
      <p className="text-muted">
        {t('look.lead')}{' '}
        {lookChanged && t('changed', { name: lookChanged.by, moment: formatMoment(lookChanged.at, pageLocale()) })}
      </p>
      <div className="mt-4">
        <Form
          look="page"
          label={t('look.title')}
          contract={brandLook}
          defaults={defaults}
          onSubmit={(values) => proposeLook(brand, values)}
          submitLabel={t('submit.label')}
          footer={({ busy, failure, submitProps }) => (
            <div className="mt-5 grid gap-3 border-line border-t pt-4">
              {failure && (
                <Notice live tone="danger">
                  {failure}
                </Notice>
              )}
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="min-w-0 flex-1 basis-60 text-muted text-sm">
                  {isWaiting ? t('submit.waits') : <SubmitState brand={brand} others={others} />}
                </p>
                <PreviewButton brand={brand} />
                {!isWaiting && (
                  <Button look="primary" busy={busy} {...submitProps}>
                    {t('submit.label')}
                  </Button>
                )}
              </div>
            </div>
          )}
        >
          <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
            <Proposal brand={brand} />
            <fieldset disabled={isWaiting} className="grid min-w-0 gap-5">
              <LogoField variant={variant} disabled={isWaiting} />
              <FieldRow>
                <ColourInput name="brand" label={t('field.brand')} pick={t('field.brandPick')} />
                <ColourInput name="accent" label={t('field.accent')} pick={t('field.accentPick')} />
              </FieldRow>
              <FieldRow>
                <TextInput name="sender" label={t('field.sender')} required={false} />
                <TextInput name="replyTo" label={t('field.replyTo')} type="email" required={false} />
              </FieldRow>
            </fieldset>
            <ContrastList />
            <SignatureFields brand={brand} disabled={isWaiting} />
          </div>
        </Form>
      </div>
    </Card>
  );
}
