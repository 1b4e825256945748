import { useEffect, useState } from 'react';
import type { ChangedLine, ContentComparison, ContentDetail } from '#contract/content/edited-content.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { actOnEntry, compareVersion } from '#stores/staff/content.ts';

const looks = {
  same: 'text-muted',
  added: 'bg-ok-soft text-ok',
  removed: 'bg-danger-soft text-danger line-through',
} as const;

function Changes({ lines, language }: { lines: readonly ChangedLine[]; language: 'de' | 'en' }) {
  const t = texts('content');
  const changed = lines.filter(({ kind, text }) => kind !== 'same' && text !== '');
  if (changed.length === 0) return null;
  return (
    <div lang={language} className="grid gap-px">
      <p className="font-semibold text-sm" lang={pageLocale()}>
        {t(`language.${language}`)}
      </p>
      {changed.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and stay
        <p key={at} className={`whitespace-pre-wrap px-2 text-sm wrap-anywhere ${looks[kind]}`}>
          {kind !== 'same' && <span className="sr-only">{t(`versions.${kind}`)}: </span>}
          {text}
        </p>
      ))}
    </div>
  );
}

function VersionChanges({ detail, number }: { detail: ContentDetail; number: number }) {
  const t = texts('content');
  const [comparison, setComparison] = useState<ContentComparison>();
  const { failure, run } = useCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    void run(() => compareVersion(detail, number), { onDone: setComparison });
  }, []);
  if (failure) return <p className="text-danger text-sm">{t('versions.failed')}</p>;
  if (!comparison) return <Skeleton rows={2} />;
  const { de, en } = comparison.changes;
  const isSame = [...de, ...en].every(({ kind }) => kind === 'same');
  return isSame ? (
    <p className="text-muted text-sm">{t('versions.same')}</p>
  ) : (
    <div className="grid gap-2">
      <Changes lines={de} language="de" />
      <Changes lines={en} language="en" />
    </div>
  );
}

/** Who published what, and the way back to it. */
export function ContentVersions({
  detail,
  onClose,
  onDone,
}: {
  detail: ContentDetail;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = texts('content');
  const [open, setOpen] = useState<number>();
  const { running, failure, run } = useCall();
  const restore = (number: number) =>
    void run(() => actOnEntry(detail, detail, { _action: 'restore', to: number, note: '' }), {
      key: String(number),
      done: t('versions.restored', { number }),
      onDone,
    });
  return (
    <Dialog open wide onClose={onClose} title={`${t('versions.title')}: ${detail.title}`}>
      <div className="grid gap-3">
        {failure && <p className="font-semibold text-danger">{failure}</p>}
        {detail.versions.length === 0 && <p>{t('versions.none')}</p>}
        <ol className="grid gap-3">
          {detail.versions.map(({ number, kind, by, time, note }, at) => (
            <li key={number} className="rounded-control border border-line p-3">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <div className="min-w-0">
                  <p className="font-semibold">
                    {t('versions.number', { number })} · {t(`versions.kind.${kind}`)}
                    {at === 0 && ` · ${t('versions.current')}`}
                  </p>
                  <p className="text-muted text-sm">
                    {t('versions.by', { by, when: formatMoment(time, pageLocale()) })}
                  </p>
                  {note && <p className="wrap-anywhere">{note}</p>}
                </div>
                {at > 0 && (
                  <Button
                    small
                    aria-label={`${t('versions.restore')}: ${t('versions.number', { number })}`}
                    busy={running === String(number)}
                    onClick={() => restore(number)}
                  >
                    {t('versions.restore')}
                  </Button>
                )}
              </div>
              <Disclosure
                className="mt-2"
                open={open === number}
                head={<span className="text-link text-sm">{t('versions.changes')}</span>}
                onToggle={(event) => {
                  if (event.currentTarget.open) setOpen(number);
                  else if (open === number) setOpen(undefined);
                }}
              >
                {open === number && <VersionChanges detail={detail} number={number} />}
              </Disclosure>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
