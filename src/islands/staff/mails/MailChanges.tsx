import type { Mail, MailContent } from '#contract/staff/mails.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { type Difference, wordDifference } from '#domain/mails/word-difference.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { ChipLabels } from './placeholder-text.ts';

const shortest = 90;
/** Leaves out the middle of what stayed. */
const shortened = (text: string) =>
  text.length > 2 * shortest ? `${text.slice(0, shortest)} … ${text.slice(-shortest)}` : text;

function Pieces({ pieces, labels }: { pieces: readonly Difference[]; labels: ChipLabels }) {
  const t = texts('mails');
  const read = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => `‹${labels.get(name)?.label ?? all}›`);
  return (
    <p className="whitespace-pre-line text-sm wrap-anywhere">
      {pieces.map(({ kind, text }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{shortened(read(text))}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark
            key={key}
            className={kind === 'added' ? 'bg-ok-soft font-semibold text-ok no-underline' : 'text-muted line-through'}
          >
            <span className="sr-only">{t(`changes.${kind}`)} </span>
            {read(text)}
          </Mark>
        );
      })}
    </p>
  );
}

interface Props {
  mail: Mail;
  content: MailContent;
  language: 'de' | 'en';
  labels: ChipLabels;
}

/** What the draft changes in the text that is sent now, in one language. */
export function MailChanges({ mail, content, language, labels }: Props) {
  const t = texts('mails');
  const { current, versions } = mail;
  const changed = (['subject', 'text'] as const).filter(
    (field) => content[field][language] !== current[field][language],
  );
  const [latest] = versions;
  return (
    <section className="grid gap-2">
      <h2 className="text-base">
        {latest?.content
          ? t('changes.since', { day: formatDay(latest.published, pageLocale()) })
          : t('changes.sinceShipped')}
      </h2>
      {changed.length === 0 && <p className="text-muted text-sm">{t('changes.none')}</p>}
      {changed.map((field) => (
        <Pieces
          key={field}
          pieces={wordDifference(current[field][language], content[field][language])}
          labels={labels}
        />
      ))}
    </section>
  );
}
