import type { Maintenance } from '#contract/maintenance.ts';
import { type SipRecord, sipAccount } from '#contract/wholesale/sip-account.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionNotice } from '#islands/record/ActionNotice.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

interface Props extends Pick<RecordStore<SipRecord, Maintenance>, 'act'> {
  record: SipRecord;
}

/** What became of the link that was sent last. */
function LastLink({ record: { data } }: Pick<Props, 'record'>) {
  if (!data.passwordLink) return null;
  const { email, expires, used } = data.passwordLink;
  const state = used ? 'used' : expires <= Date.now() ? 'over' : 'sent';
  const moment = formatMoment(used ?? expires, pageLocale());
  return <p>{texts('sip')(`passwordLink.${state}`, { email, moment })}</p>;
}

/** For a technician without an account: opening the link creates the password. */
export function SendPasswordLink({ record, act }: Props) {
  const t = texts('sip');
  return (
    <ActionNotice
      // A form that is open closes when its link was sent, not when anything else about the account has changed.
      key={record.data.passwordLink?.expires}
      tone="info"
      notice={t('passwordLink.title')}
      text={
        <>
          <p>{t('passwordLink.text')}</p>
          <LastLink record={record} />
        </>
      }
      label={t('passwordLink.open')}
      contract={sipAccount.actions.sendPasswordLink}
      defaults={{ _action: 'sendPasswordLink', email: '' }}
      keep={`sip/${record.id}/sendPasswordLink`}
      submitLabel={t('passwordLink.submit')}
      act={act}
      action={(input): Maintenance => ({ ...input, version: record.version })}
      done={() => t('passwordLink.done')}
    >
      <TextInput
        name="email"
        label={t('passwordLink.email')}
        hint={t('passwordLink.hint')}
        type="email"
        autoComplete="off"
      />
    </ActionNotice>
  );
}
