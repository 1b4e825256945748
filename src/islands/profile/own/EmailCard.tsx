import { useState } from 'react';
import { emailChangeRequest, type OwnProfile } from '#contract/me/own-profile.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useFocusInside } from '#islands/record/useFocusInside.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { toast } from '#stores/page/toasts.ts';
import { requestEmail } from '#stores/profile/own-profile.ts';

/** The address that mails go to; another one holds once its owner has opened the link that goes there. */
export function EmailCard({ profile }: { profile: OwnProfile }) {
  const t = texts('profile');
  /** The address that the form begins with, while it is open. */
  const [begin, setBegin] = useState<string>();
  const open = begin !== undefined;
  const close = () => setBegin(undefined);
  const box = useFocusInside(open);
  return (
    <Card title={t('email.title')}>
      <p className="font-semibold wrap-anywhere">{profile.email}</p>
      {profile.bounced !== undefined && (
        <div className="mt-3">
          <Notice
            tone="warn"
            title={t('email.bounced', { day: formatDay(profile.bounced, pageLocale()) })}
            actions={!open && <Button onClick={() => setBegin(profile.email)}>{t('email.confirm')}</Button>}
          >
            {t('email.bouncedText')}
          </Notice>
        </div>
      )}
      {profile.newEmail && (
        <div className="mt-3">
          <Notice title={t('email.waiting')}>{t('email.waitingText', { email: profile.newEmail })}</Notice>
        </div>
      )}
      {open ? (
        <div ref={box} className="mt-4">
          <Form
            look="plain"
            label={t('email.change')}
            contract={emailChangeRequest}
            defaults={{ email: begin, current: '' }}
            submitLabel={t('email.submit')}
            actions={<Button onClick={close}>{texts('ui')('cancel')}</Button>}
            onSubmit={async ({ email, current }) => {
              await requestEmail(email, current);
              toast('ok', t('email.sent', { email }));
              close();
            }}
          >
            <TextInput name="email" type="email" label={t('email.new')} hint={t('email.hint')} autoComplete="email" />
            <PasswordInput name="current" label={t('email.password')} autoComplete="current-password" />
          </Form>
        </div>
      ) : (
        <Button className="mt-4" onClick={() => setBegin('')}>
          {t('email.change')}
        </Button>
      )}
    </Card>
  );
}
