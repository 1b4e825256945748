import * as z from 'zod/mini';
import { replyStatuses, savedReply } from '#contract/staff/saved-reply.ts';
import { ticketTypes } from '#contract/ticket.ts';
import { unknownPlaceholders } from '#domain/staff/placeholders.ts';
import { texts } from '#i18n/client.ts';
import { type EditedOf, RecordEdit } from '#islands/record/edit/RecordEdit.tsx';
import { statusName } from '#islands/record/ticket/ticket-labels.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { island } from '#islands/ui/page/island.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { kindsText } from './SavedReplies.tsx';

const form = z.strictObject(savedReply.fields);

/** Says what would be sent with its braces. */
function UnknownPlaceholders() {
  const texted = [useOtherValue<string | undefined>('textDe'), useOtherValue<string | undefined>('textEn')];
  const unknown = texted.flatMap((text) => unknownPlaceholders(text ?? '')).map((name) => `{${name}}`);
  if (unknown.length === 0) return null;
  return (
    <Notice live tone="warn" title={texts('saved-replies')('unknown', { names: [...new Set(unknown)].join(', ') })} />
  );
}

function edited(): EditedOf<typeof savedReply, typeof form> {
  const t = texts('saved-replies');
  return {
    records: recordStores(savedReply),
    texts: 'saved-replies',
    route: 'SavedReplyEdit',
    list: 'SavedReplies',
    contract: form,
    values: (reply) => ({
      title: reply?.title ?? '',
      textDe: reply?.textDe ?? '',
      textEn: reply?.textEn ?? '',
      kinds: reply?.kinds ?? [],
      status: reply?.status,
      assignsSelf: reply?.assignsSelf ?? false,
    }),
    sent: (values) => values,
    title: ({ title }) => title,
    facts: (reply) => [
      { label: t('textDe'), value: reply.textDe, long: true },
      { label: t('textEn'), value: reply.textEn, long: true },
      { label: t('kinds'), value: kindsText(reply.kinds), long: true },
      { label: t('status'), value: reply.status && statusName(reply.status, true) },
      { label: t('assigns'), value: reply.assignsSelf ? t('assignsSelf') : undefined },
    ],
    fields: () => (
      <>
        <TextInput name="title" label={t('title')} autoComplete="off" />
        <TextArea name="textDe" label={t('textDe')} hint={t('textHint')} max={4000} />
        <TextArea name="textEn" label={t('textEn')} max={4000} />
        <UnknownPlaceholders />
        <CheckboxGroup
          name="kinds"
          label={t('kinds')}
          hint={t('kindsHint')}
          options={ticketTypes.map((value) => ({ value, label: texts('tickets')(`type.${value}`) }))}
        />
        <Select
          name="status"
          label={t('status')}
          hint={t('statusHint')}
          placeholder={t('statusSame')}
          options={replyStatuses.map((value) => ({ value, label: statusName(value, true) }))}
        />
        <Checkbox name="assignsSelf" label={t('assignsSelf')} short={t('assigns')} />
      </>
    ),
  };
}

export const SavedReplyEdit = island(() => <RecordEdit of={edited} />);
