import { useStore } from '@nanostores/react';
import { formatClock, formatDay } from '../../domain/when.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import type { FormDraft } from '../../stores/form-draft.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  draft: FormDraft;
  /** Draws the form anew after the change. */
  onAnew: (change: () => void) => void;
  onDiscard: () => void;
}

/** Offers a draft from elsewhere, or asks which of two states counts. */
export function DraftNotice({ draft, onAnew, onDiscard }: Props) {
  const t = texts('ui');
  const locale = pageLocale();
  const { offered, conflict } = useStore(draft.$state);
  if (conflict) {
    const time = formatClock(conflict.modified, locale);
    return (
      <div className="mb-5 max-w-form">
        <Notice
          live
          tone="warn"
          title={t('draftChanged')}
          actions={
            <>
              <Button onClick={() => onAnew(draft.takeTheirs)}>{t('draftTheirs', { time })}</Button>
              <Button onClick={draft.keepMine}>{t('draftMine')}</Button>
            </>
          }
        >
          {t('draftChangedText')}
        </Notice>
      </div>
    );
  }
  if (!offered) return null;
  const when = { day: formatDay(offered.modified, locale), time: formatClock(offered.modified, locale) };
  return (
    <div className="mb-5 max-w-form">
      <Notice
        live
        title={t('draftOf', when)}
        actions={
          <>
            <Button onClick={() => onAnew(draft.takeTheirs)}>{t('draftGoOn')}</Button>
            <Button look="quiet" onClick={onDiscard}>
              {t('draftDiscard')}
            </Button>
          </>
        }
      />
    </div>
  );
}
