import Download from 'lucide/dist/esm/icons/download.mjs';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs';
import Link2 from 'lucide/dist/esm/icons/link-2.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { OperatorCard as Card } from '#contract/content/content.ts';
import { href } from '#domain/access/routes.ts';
import { folderOf, linksOf } from '#domain/content/operator-card.ts';
import { outsideHref } from '#domain/site/link-target.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { initials } from '#domain/text/initials.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { downloadFile } from '#stores/files/downloads.ts';
import { useDownload } from '../ui/document/useDownload.ts';
import { useAlive } from '../ui/page/useAlive.ts';
import { Button, LinkButton } from '../ui/text/Button.tsx';
import { GermanNote } from '../ui/text/GermanNote.tsx';
import { Html } from '../ui/text/Html.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { OperatorContact } from './OperatorContact.tsx';

/** One operator (§3-21); its id is its own address on the page. */
export function OperatorCard({ card, documents }: { card: Card; documents: boolean }) {
  const t = texts('operators');
  const alive = useAlive();
  const { busy, run } = useDownload();
  return (
    <article
      id={card.id}
      aria-labelledby={`${card.id}-title`}
      className="card flex scroll-mt-4 flex-col gap-4 p-5 target:border-link target:outline-2 target:outline-link print:mb-3 print:break-inside-avoid print:gap-2 print:p-3 print:text-sm print:outline-0"
    >
      <header className="flex items-start gap-3.5">
        {card.logo ? (
          <img
            src={`/operators/${card.logo}`}
            alt=""
            width="48"
            height="48"
            className="size-12 shrink-0 rounded-control print:size-8"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-control bg-brand-soft font-semibold text-brand print:size-8"
          >
            {initials(card.title)}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h2 id={`${card.id}-title`} className="leading-snug">
            {card.title}
          </h2>
          <p className="text-muted text-sm">{[t(`kinds.${card.kind}`), card.role].filter(Boolean).join(' · ')}</p>
        </div>
        <a
          href={`#${card.id}`}
          aria-label={t('ownAddress', { name: card.title })}
          title={t('ownAddress', { name: card.title })}
          className="grid size-8 place-items-center rounded-control text-muted hover:bg-brand-soft hover:text-link print:hidden"
        >
          <Icon of={Link2} size={16} />
        </a>
      </header>
      {card.message && (
        <p className="flex gap-2 rounded-control bg-warn-soft px-3 py-2 text-warn">
          <Icon of={TriangleAlert} size={16} className="mt-0.75" />
          <span {...langOf(card.german, 'message')}>{card.message}</span>
        </p>
      )}
      <Html html={card.html} className="grid gap-2" {...langOf(card.german, 'html')} />
      <OperatorContact card={card} />
      {card.german.length > 0 && <GermanNote />}
      <footer className="mt-auto grid gap-3 border-line border-t pt-4 print:pt-2">
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
          {linksOf(card).map(({ text, link, field }) => (
            <li key={link}>
              <a href={outsideHref(link)} target="_blank" rel="noopener noreferrer" className="inline-block py-0.5">
                <span {...langOf(card.german, `${field}.text`)}>{text}</span>{' '}
                <Icon of={ExternalLink} size={16} className="inline align-[-0.15em] print:hidden" />
                <span className="sr-only"> ({t('newTab', { name: card.caption })})</span>
              </a>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 print:hidden" inert={!alive}>
          {documents && card.path && (
            <LinkButton
              small
              href={href('EtcDocumentsNetworkOperators', pageLocale(), { folder: folderOf(card) })}
              icon={<Icon of={FolderOpen} size={16} />}
            >
              {t('documents')}
              <span className="sr-only"> {t('of', { name: card.title })}</span>
            </LinkButton>
          )}
          <Button
            small
            busy={busy}
            icon={<Icon of={Download} size={16} />}
            onClick={() => void run(() => downloadFile(`templates/commission-complaint/${card.provider}.xlsx`))}
          >
            {t('template')}
            <span className="sr-only"> {t('of', { name: card.title })}</span>
          </Button>
        </div>
      </footer>
    </article>
  );
}
