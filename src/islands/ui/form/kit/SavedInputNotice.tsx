import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { formatClock, formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { FormInput } from '#stores/form-input/form-input.ts';
import type { SavedInput } from '#stores/form-input/saved-input.ts';

interface Props {
  formInput: FormInput;
  compare: ((mine: SavedInput, theirs: SavedInput) => ReactNode) | undefined;
  /** Renders the form again after the change. */
  onAnew: (change: () => void) => void;
  onDiscard: () => void;
}

/** Offers a form input from elsewhere, or asks which of two states counts. */
export function SavedInputNotice({ formInput, compare, onAnew, onDiscard }: Props) {
  const t = texts('ui');
  const locale = pageLocale();
  const { offered, conflict } = useStore(formInput.$state);
  if (conflict) {
    const time = formatClock(conflict.modified);
    const mine = formInput.mine();
    return (
      <div className="mb-5 max-w-form">
        <Notice
          live
          tone="warn"
          title={t('formInputChanged')}
          actions={
            <>
              <Button onClick={() => onAnew(formInput.takeTheirs)}>{t('formInputTheirs', { time })}</Button>
              <Button onClick={formInput.keepMine}>{t('formInputMine')}</Button>
            </>
          }
        >
          {t('formInputChangedText')}
          {mine && compare?.(mine, conflict.data as unknown as SavedInput)}
        </Notice>
      </div>
    );
  }
  if (!offered) return null;
  const when = { day: formatDay(offered.modified, locale), time: formatClock(offered.modified) };
  return (
    <div className="mb-5 max-w-form">
      <Notice
        live
        title={t('formInputOf', when)}
        actions={
          <>
            <Button onClick={() => onAnew(formInput.takeTheirs)}>{t('formInputGoOn')}</Button>
            <Button look="quiet" onClick={onDiscard}>
              {t('formInputDiscard')}
            </Button>
          </>
        }
      />
    </div>
  );
}
