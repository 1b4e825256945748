import { useState } from 'react';
import { type LegalName, type LegalOverview, legalDraft, termsAudiences } from '#contract/brand/legal.ts';
import { draftOfTexts } from '#domain/legal/legal-draft.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { toast } from '#stores/page/toasts.ts';
import { draftOf, saveDraft } from '#stores/staff/legal.ts';
import { LegalPreview } from './LegalPreview.tsx';

const languages = ['De', 'En'] as const;

function BodyPreview({ language }: { language: (typeof languages)[number] }) {
  const t = texts('legal');
  const body = useOtherValue<string>(`body${language}`);
  return (
    <section aria-label={t(`preview${language}`)} className="min-w-0 rounded-card border border-line p-4">
      <LegalPreview body={body ?? ''} />
    </section>
  );
}

function Texts({ isTerms, isPreview }: { isTerms: boolean; isPreview: boolean }) {
  const t = texts('legal');
  return (
    <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
      {languages.map((language) => (
        <fieldset key={language} className="grid min-w-0 content-start gap-5">
          <legend className="mb-2 font-semibold text-lg">{t(`language${language}`)}</legend>
          <TextInput name={`title${language}`} label={t(`title${language}`)} />
          <TextArea name={`description${language}`} label={t(`description${language}`)} rows={2} />
          {isTerms && (
            <TextArea name={`changes${language}`} label={t(`changes${language}`)} hint={t('changesHint')} rows={3} />
          )}
          <div className={isPreview ? 'hidden' : ''}>
            <TextArea
              name={`body${language}`}
              label={t(`body${language}`)}
              hint={t('bodyHint')}
              rows={16}
              max={60_000}
            />
          </div>
          {isPreview && <BodyPreview language={language} />}
        </fieldset>
      ))}
    </div>
  );
}

/** What is in force or shipped, for a version to come. */
function beginning(overview: LegalOverview, name: LegalName) {
  const current = overview.versions.find(
    (one) => one.name === name && one.stage === 'released' && one.validFrom <= overview.today,
  );
  const from = current?.texts ?? overview.shipped[name]?.texts;
  return from ? { ...draftOfTexts(from), changesDe: '', changesEn: '' } : {};
}

const empty = Object.fromEntries(Object.keys(legalDraft.shape).map((field) => [field, '']));

interface Props {
  name: LegalName;
  overview: LegalOverview;
  onClose: () => void;
}

/** A version of a legal text in both languages, with its preview. */
export function LegalDialog({ name, overview, onClose }: Props) {
  const t = texts('legal');
  const [isPreview, setPreview] = useState(false);
  const draft = draftOf(overview, name);
  const isTerms = name === 'terms';
  const title = t(draft ? 'edit' : 'create', { text: t(`name.${name}`) });
  const reach = (audience: string) => formatNumber(overview.reach[audience] ?? 0, pageLocale());
  return (
    <Dialog open size="sheet" title={title} onClose={onClose}>
      <Form
        look="plain"
        label={title}
        contract={legalDraft}
        defaults={{
          ...empty,
          ...(draft ? draftOfTexts(draft.texts) : beginning(overview, name)),
          validFrom: draft?.validFrom ?? (isTerms ? '' : overview.today),
          audience: draft?.audience ?? 'all',
        }}
        request={(values) => (isTerms ? values : { ...values, audience: undefined })}
        onSubmit={async (values) => {
          await saveDraft(name, draft?.version ?? 0, values);
          toast('ok', t('saved'));
          onClose();
        }}
        submitLabel={t('save')}
        actions={<Button onClick={() => setPreview(!isPreview)}>{t(isPreview ? 'write' : 'preview')}</Button>}
      >
        <FieldRow>
          <DateField name="validFrom" label={t('validFrom')} hint={t(isTerms ? 'validFromTerms' : 'validFromHint')} />
          {isTerms && (
            <Select
              name="audience"
              label={t('audience.label')}
              hint={t('audience.hint')}
              options={termsAudiences.map((value) => ({
                value,
                label: t(`audience.${value}`, { users: reach(value) }),
              }))}
            />
          )}
        </FieldRow>
        <Texts isTerms={isTerms} isPreview={isPreview} />
      </Form>
    </Dialog>
  );
}
