import Monitor from 'lucide/dist/esm/icons/monitor.mjs';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import { useEffect, useState } from 'react';
import type { Mail, MailContent, MailPreview as Preview } from '#contract/staff/mails.ts';
import { texts } from '#i18n/client.ts';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { previewOf } from '#stores/staff/mails.ts';

type Half = Preview['halves'][number];

function Part({ part, colors }: { part: Half['parts'][number]; colors: Preview['colors'] }) {
  if ('button' in part)
    return (
      <p>
        <span
          className="inline-block rounded-control px-4 py-2 font-semibold"
          style={{ backgroundColor: colors.brand, color: colors.onBrand }}
        >
          {part.button}
        </span>
      </p>
    );
  return (
    <p className="wrap-anywhere">
      {part.lines.map(({ text, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sample have no names
        <span key={index} className="block whitespace-pre-line">
          {link ? (
            <>
              • <span className="text-link underline">{text}</span>
            </>
          ) : (
            text
          )}
        </span>
      ))}
    </p>
  );
}

function Letter({ half, preview, variant }: { half: Half; preview: Preview; variant: string }) {
  const t = texts('mails');
  const { colors, portalName, sender, footer } = preview;
  return (
    <article lang={half.locale} className="card grid gap-3 overflow-clip p-0">
      <header className="border-line border-b px-4 py-3">
        <p className="font-semibold wrap-anywhere">{sender}</p>
        <p className="text-muted text-sm">{t(`language.${half.locale}`)}</p>
        <h3 className="font-semibold text-base wrap-anywhere">{half.subject}</h3>
      </header>
      <div className="grid gap-3 px-4 pb-4">
        <p className="flex items-center gap-2 font-semibold">
          <span
            aria-hidden="true"
            className="rounded-control px-1.5 py-1 text-sm"
            style={{ backgroundColor: colors.brand, color: colors.onBrand }}
          >
            {variant}
          </span>
          {portalName[half.locale]}
        </p>
        {half.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a sample have no names
          <Part key={index} part={part} colors={colors} />
        ))}
        <p className="border-line border-t pt-2 text-muted text-sm">
          {footer.join(' · ')} · {t(`frame.${half.locale}`)}
        </p>
      </div>
    </article>
  );
}

const pauseMs = 300;

/** The mail with sample data, in both languages, as the server makes it. */
export function MailPreview({ mail, content }: { mail: Mail; content: MailContent }) {
  const t = texts('mails');
  const [preview, setPreview] = useState<Preview>();
  const [hasFailed, setFailed] = useState(false);
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved draft shows the same
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(
      () =>
        void previewOf(mail, content).then(
          (next) => {
            if (isOver) return;
            setPreview(next);
            setFailed(false);
          },
          () => !isOver && setFailed(true),
        ),
      preview ? pauseMs : 0,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [mail.id, mail.variant, content]);
  const widths = [
    { name: 'desktop', icon: Monitor },
    { name: 'phone', icon: Smartphone },
  ] as const;
  return (
    <section aria-label={t('preview.title')} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">
          {t('preview.title')} <span className="font-normal text-muted text-sm">{t('preview.samples')}</span>
        </h2>
        <div className="inline-flex divide-x divide-control overflow-clip rounded-control border border-control max-sm:hidden">
          {widths.map(({ name, icon }) => (
            <button
              key={name}
              type="button"
              aria-pressed={width === name}
              onClick={() => setWidth(name)}
              className={`flex min-h-9 items-center gap-1.5 px-3 text-sm ${width === name ? 'bg-brand-soft font-semibold text-link' : 'bg-field'}`}
            >
              <Icon of={icon} size={16} />
              {t(`preview.${name}`)}
            </button>
          ))}
        </div>
      </div>
      {hasFailed && <p className="text-danger text-sm">{t('preview.failed')}</p>}
      <div className={`grid gap-3 ${width === 'phone' ? 'max-w-80' : ''}`}>
        {preview ? (
          preview.halves.map((half) => (
            <Letter key={half.locale} half={half} preview={preview} variant={mail.variant} />
          ))
        ) : (
          <Skeleton rows={8} />
        )}
      </div>
      <p className="text-muted text-sm">{t('preview.both')}</p>
    </section>
  );
}
