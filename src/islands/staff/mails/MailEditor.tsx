import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import ClockFading from 'lucide/dist/esm/icons/clock-fading.mjs';
import { useMemo, useRef, useState } from 'react';
import type { Mail } from '#contract/staff/mails.ts';
import { href } from '#domain/access/routes.ts';
import { mailIssues } from '#domain/mails/mail-issues.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Tabs } from '#islands/ui/page/Tabs.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { MailChanges } from './MailChanges.tsx';
import { MailFields } from './MailFields.tsx';
import { MailFoot } from './MailFoot.tsx';
import { MailPreview } from './MailPreview.tsx';
import { MailTest } from './MailTest.tsx';
import { MailVersions } from './MailVersions.tsx';
import type { PlaceholderTextHandle } from './PlaceholderText.tsx';
import { useMailDraft } from './useMailDraft.ts';

/** What a mail says: its draft in both languages beside what becomes of it. */
export function MailEditor({ mail }: { mail: Mail }) {
  const t = texts('mails');
  const locale = pageLocale();
  const draft = useMailDraft(mail);
  const { content, change } = draft;
  const [language, setLanguage] = useState<'de' | 'en'>(locale);
  const [showsVersions, setShowsVersions] = useState(false);
  const handles = {
    subject: useRef<PlaceholderTextHandle>(null),
    text: useRef<PlaceholderTextHandle>(null),
  };
  const labels = useMemo(
    () => new Map(mail.placeholders.map(({ name, label, isButton }) => [name, { label: label[locale], isButton }])),
    [mail.placeholders, locale],
  );
  const issues = mailIssues(content, mail.placeholders);
  const isWaiting = mail.draft?.approval !== undefined;
  const showIssue = () => {
    const [first] = issues;
    if (!first) return;
    const [field, at] = first.field.split('.') as ['subject' | 'text', 'de' | 'en'];
    setLanguage(at);
    requestAnimationFrame(() => handles[field].current?.focus());
  };
  return (
    <div className="card overflow-clip p-0">
      <header className="flex flex-wrap items-start justify-between gap-3 border-line border-b px-5 py-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h2>{mail.label[locale]}</h2>
            {mail.draft && (
              <StatusPill tone="warn">{isWaiting ? t('state.waitingLong') : t('state.draftLong')}</StatusPill>
            )}
          </div>
          <p className="text-muted text-sm">{mail.occasion[locale]}</p>
        </div>
        <Button
          small
          look="quiet"
          icon={<Icon of={ClockFading} size={16} />}
          aria-expanded={showsVersions}
          onClick={() => setShowsVersions(!showsVersions)}
        >
          {t('versions.count', { count: mail.versions.length + 1 })}
        </Button>
      </header>
      {showsVersions && (
        <MailVersions
          mail={mail}
          {...(!isWaiting && {
            onTake: (taken: typeof content) => {
              change(taken);
              setShowsVersions(false);
            },
          })}
        />
      )}
      <div className="grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-5 p-5 pt-2">
          <Tabs
            label={t('languages')}
            chosen={language}
            onChoose={setLanguage}
            tabs={(['de', 'en'] as const).map((name) => {
              const isWhole = !issues.some(({ field }) => field.endsWith(name));
              return {
                name,
                caption: (
                  <span className="flex items-center gap-1.5">
                    {t(`language.${name}`)}
                    <Icon
                      of={isWhole ? CircleCheck : CircleAlert}
                      size={16}
                      className={isWhole ? 'text-ok' : 'text-danger'}
                    />
                    <span className="sr-only">{isWhole ? t('whole') : t('incomplete')}</span>
                  </span>
                ),
              };
            })}
          >
            <MailFields
              key={language}
              {...{ mail, content, language, labels, issues, handles }}
              readOnly={isWaiting}
              onChange={change}
            />
          </Tabs>
          {isWaiting && (
            <Notice
              title={t('waiting.title')}
              actions={
                <LinkButton small href={href('Approvals', locale)}>
                  {t('waiting.toApprovals')}
                </LinkButton>
              }
            >
              {mail.others.length > 0 ? t('waiting.others', { names: mail.others.join(', ') }) : t('alone')}
            </Notice>
          )}
          <div className="border-line border-t pt-4">
            <MailTest mail={mail} content={content} />
          </div>
          <div className="border-line border-t pt-4">
            <MailChanges {...{ mail, content, language, labels }} />
          </div>
          <p className="text-muted text-sm">{t('always')}</p>
        </div>
        <div className="min-w-0 border-line bg-surface p-5 max-xl:border-t xl:border-s">
          <MailPreview mail={mail} content={content} />
        </div>
      </div>
      <MailFoot {...{ mail, draft, issues, labels, showIssue }} />
    </div>
  );
}
