import Send from 'lucide/dist/esm/icons/send.mjs';
import type { Mail, MailContent } from '#contract/staff/mails.ts';
import { texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { sendTest } from '#stores/staff/mails.ts';

/** The text as a mail to the administrator alone. */
export function MailTest({ mail, content }: { mail: Mail; content: MailContent }) {
  const t = texts('mails');
  const { busy, failure, run } = useCall();
  return (
    <section className="grid gap-2">
      <h2 className="text-base">{t('test.title')}</h2>
      <p className="text-muted text-sm">{t('test.text')}</p>
      <div>
        <Button
          icon={<Icon of={Send} />}
          busy={busy}
          onClick={() =>
            void run(() => sendTest(mail, content), { done: t('test.done', { address: mail.testAddress }) })
          }
        >
          {t('test.send')}
        </Button>
      </div>
      <p className="text-muted text-sm wrap-anywhere">{t('test.to', { address: mail.testAddress })}</p>
      {failure && (
        <Notice live tone="danger">
          {failure}
        </Notice>
      )}
    </section>
  );
}
