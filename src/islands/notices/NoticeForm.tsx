import { useRef } from 'react';
import { everybody, type Notice, type NoticeInput, noticeInput } from '#contract/notices/notice.ts';
import { type NoticeKind, noticeKinds } from '#contract/notices/partner-notice.ts';
import { isEverybody, needsConfirmation } from '#domain/notices/notice-audience.ts';
import { noticeTemplateNames, noticeTemplates } from '#domain/notices/notice-templates.ts';
import { texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { actOnNotice, countAudience, publish, saveDraft } from '#stores/notices/staff-notices.ts';
import { toast } from '#stores/page/toasts.ts';
import { AudienceFields, reachText } from './AudienceFields.tsx';
import { BandPreview } from './BandPreview.tsx';
import { MomentField, momentOf, typedMoment } from './MomentField.tsx';
import { NoticeFoot } from './NoticeFoot.tsx';
import { promiseOptions } from './notice-labels.ts';
import { spokenText } from './notice-request.ts';

const moments = ['begin', 'visibleFrom', 'promise', 'end'] as const;
const kindsOf = {
  visibleFrom: ['maintenance'],
  promise: ['disturbance'],
} as const satisfies Partial<Record<(typeof moments)[number], readonly NoticeKind[]>>;

function requestOf(values: Record<string, unknown>): Record<string, unknown> {
  const { kind, title, text, audience, channels } = values as unknown as NoticeInput;
  const times = moments.flatMap((name) => {
    const kinds: readonly NoticeKind[] = name in kindsOf ? kindsOf[name as keyof typeof kindsOf] : noticeKinds;
    const moment = kinds.includes(kind) ? momentOf(values[name]) : undefined;
    return moment === undefined ? [] : [[name, moment] as const];
  });
  return { kind, title: spokenText(title), text: spokenText(text), audience, channels, ...Object.fromEntries(times) };
}

function Templates() {
  const t = texts('notices');
  const { form } = useFormScope();
  const fill = (name: (typeof noticeTemplateNames)[number]) => {
    const { kind, title, text } = noticeTemplates[name];
    for (const [field, value] of Object.entries({ kind, title, text }))
      form.setValue(field, value, { shouldDirty: true, shouldTouch: true });
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="float-start me-1 text-muted text-sm">{t('form.template')}:</legend>
      {noticeTemplateNames.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => fill(name)}
          className="inline-flex min-h-8.5 items-center rounded-full border border-line bg-card px-3.5 text-sm transition-colors hover:border-link"
        >
          {t(`templates.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Times({ now }: { now: number }) {
  const t = texts('notices');
  const kind = useOtherValue<NoticeKind>('kind');
  const promise = useOtherValue<string>('promise');
  const end = {
    disturbance: ['form.endGuess', 'form.endHint'],
    maintenance: ['form.end', 'form.end'],
    news: ['form.end', 'form.endNews'],
  } as const;
  const [label, hint] = end[kind];
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <MomentField name="begin" label={t('form.begin')} hint={t('form.beginHint')} />
      {kind === 'maintenance' && (
        <MomentField name="visibleFrom" label={t('form.visibleFrom')} hint={t('form.visibleFromHint')} />
      )}
      {kind === 'disturbance' && (
        <Select
          name="promise"
          label={t('form.promise')}
          required={false}
          placeholder={t('form.promiseNone')}
          options={promiseOptions(now, promise)}
        />
      )}
      <MomentField name="end" label={t(label)} hint={kind === 'maintenance' ? '' : t(hint)} />
    </div>
  );
}

const empty = { de: '', en: '' };

interface Props {
  now: number;
  /** The draft that is gone on with; without, a new notice. */
  draft?: Notice | undefined;
  /** What was a draft is published or kept. */
  onDone: () => void;
}

const typedAs = (moment: number | undefined) => (moment === undefined ? '' : typedMoment(moment));
const valuesOf = ({ kind, title, text, audience, channels, begin, visibleFrom, promise, end }: Notice) => ({
  kind,
  title: { ...empty, ...title },
  text: { ...empty, ...text },
  audience,
  channels,
  ...{ begin: typedAs(begin), visibleFrom: typedAs(visibleFrom), end: typedAs(end) },
  promise: promise === undefined ? '' : String(promise),
});

/** A new notice or a draft: filled by a template in one press, its audience counted while it is chosen. */
export function NoticeForm({ now, draft, onDone }: Props) {
  const t = texts('notices');
  const isDraft = useRef(false);
  const { ask, dialog } = useConfirm();
  const options = noticeKinds.map((value) => ({ value, label: t(`kind.${value}`), hint: t(`kindHint.${value}`) }));

  async function confirm({ audience, channels }: NoticeInput): Promise<boolean> {
    if (isDraft.current) return true;
    const counted = await countAudience(audience);
    if (!needsConfirmation(audience, channels.mail, counted.users)) return true;
    const reach = reachText(counted);
    const sentences = [
      ...(isEverybody(audience) ? [t('ask.all', reach)] : []),
      ...(channels.mail ? [t('ask.mail', { users: reach.users })] : []),
    ];
    return ask({
      title: t('ask.title', { users: reach.users }),
      text: sentences.join(' '),
      confirmLabel: t('ask.confirm'),
    });
  }

  async function send(input: NoticeInput, idempotencyKey: string): Promise<void> {
    const keeps = isDraft.current;
    if (draft) await actOnNotice(draft, { _action: 'edit', ...input, isPublished: !keeps, confirmed: true });
    else if (keeps) await saveDraft(idempotencyKey, input);
    else await publish(idempotencyKey, input, true);
    if (keeps) toast('ok', t('draft.done'));
    else toast('ok', t(input.begin !== undefined && input.begin > Date.now() ? 'form.planned' : 'form.published'));
    onDone();
  }

  return (
    <>
      <Form
        again
        look="page"
        label={t('form.title')}
        keep={draft ? undefined : 'notice'}
        contract={noticeInput}
        defaults={
          draft
            ? valuesOf(draft)
            : {
                ...{ kind: 'disturbance', title: empty, text: empty, audience: everybody },
                channels: { bell: true, mail: false, tickets: true },
                ...{ begin: '', visibleFrom: '', promise: '', end: '' },
              }
        }
        request={requestOf}
        confirm={confirm}
        submitLabel={t('form.publish')}
        onSubmit={(input, { idempotencyKey }) => send(input, idempotencyKey)}
        aside={<BandPreview now={now} />}
        footer={(state) => (
          <NoticeFoot
            state={state}
            now={now}
            onChoose={(chosen) => {
              isDraft.current = chosen;
            }}
          />
        )}
      >
        <Card title={t(draft ? 'draft.title' : 'form.title')}>
          <div className="grid gap-5">
            <Templates />
            <RadioGroup name="kind" label={t('form.kind')} columns={3} options={options} />
            <TextInput name="title.de" label={t('form.heading')} required maxLength={120} />
            <TextArea name="text.de" label={t('form.text')} required rows={2} max={600} />
            <Disclosure head={t('form.english')} headClassName="font-semibold text-link">
              <div className="mt-3 grid gap-4">
                <p className="text-muted text-sm">{t('form.englishHint')}</p>
                <TextInput name="title.en" label={t('form.headingEn')} required={false} maxLength={120} />
                <TextArea name="text.en" label={t('form.textEn')} required={false} rows={2} max={600} />
              </div>
            </Disclosure>
            <AudienceFields />
            <Times now={now} />
            <fieldset className="grid min-w-0 gap-1">
              <legend className="mb-1 font-semibold">{t('form.where')}</legend>
              <p className="text-muted text-sm">{t('form.band')}</p>
              <div className="grid gap-1 sm:grid-cols-2">
                <Checkbox name="channels.bell" label={t('form.bell')} />
                <Checkbox name="channels.tickets" label={t('form.tickets')} />
                <Checkbox name="channels.mail" label={t('form.mail')} />
              </div>
              <p className="text-muted text-sm">{t('form.mailHint')}</p>
            </fieldset>
          </div>
        </Card>
      </Form>
      {dialog}
    </>
  );
}
