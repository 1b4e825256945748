import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import TextQuote from 'lucide/dist/esm/icons/text-quote.mjs';
import { type ReactNode, useId, useRef, useState } from 'react';
import { internalNoteText } from '#contract/record-notes.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { DeskRecordStore } from '#stores/staff/desk-record.ts';
import { ComposerFoot } from './ComposerFoot.tsx';
import { ComposerText } from './ComposerText.tsx';

type ComposerTab = 'answer' | 'note';

interface Props {
  place: { trid: string; id: string };
  store: DeskRecordStore;
  /** The answer to the partner, for records that are answered here; `tools` says what is open above its field. */
  answer?: ((tools: { isReplying: boolean; hasFiles: boolean }) => ReactNode) | undefined;
  /** Who is answered. */
  to?: string | undefined;
  takesFiles?: boolean;
}

/** The bar at the foot of a record: an answer to the partner or a note for colleagues; both texts outlive the change. */
export function Composer({ place, store, answer, to, takesFiles = false }: Props) {
  const t = texts('desk');
  const id = useId();
  const [tab, setTab] = useState<ComposerTab>(answer ? 'answer' : 'note');
  const [isReplying, setReplying] = useState(false);
  const [hasFiles, setFiles] = useState(false);
  const tabs = useRef<HTMLDivElement>(null);
  const names: readonly ComposerTab[] = answer ? ['answer', 'note'] : ['note'];
  const captions = {
    answer: [t('composer.answer', { name: to }), t('composer.answerShort')],
    note: [t('composer.note'), t('composer.noteShort')],
  } as const;
  const tool = (isOpen: boolean) => `btn btn-quiet btn-small max-sm:min-h-11 ${isOpen ? 'bg-brand-soft' : ''}`;
  return (
    <section
      ref={footBar}
      aria-label={t('composer.label')}
      data-composer
      className="flex max-h-1/2 min-h-0 shrink-0 flex-col border-line border-t bg-card px-5 pb-3 max-sm:max-h-3/5 max-sm:px-4 print:hidden"
    >
      <div className="flex shrink-0 items-center justify-between gap-2">
        <div ref={tabs} role="tablist" aria-label={t('composer.label')} className="flex min-w-0 gap-4">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              data-composer-tab={name}
              aria-selected={name === tab}
              aria-controls={`${id}-${name}-panel`}
              tabIndex={name === tab ? 0 : -1}
              onClick={() => setTab(name)}
              onKeyDown={({ key }) => {
                if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
                const other = names.find((one) => one !== tab);
                if (!other) return;
                setTab(other);
                tabs.current?.querySelector<HTMLElement>(`[data-composer-tab=${other}]`)?.focus();
              }}
              className={`min-h-10 truncate border-b-2 text-sm max-sm:min-h-11 ${name === tab ? 'border-brand font-semibold text-link' : 'border-transparent text-muted hover:text-ink'}`}
            >
              <span className="max-sm:hidden">{captions[name][0]}</span>
              <span className="sm:hidden">{captions[name][1]}</span>
            </button>
          ))}
        </div>
        {tab === 'answer' && (
          <div className="flex shrink-0 gap-1">
            <button
              type="button"
              data-key-reply
              aria-expanded={isReplying}
              onClick={() => setReplying(!isReplying)}
              className={tool(isReplying)}
            >
              <Icon of={TextQuote} size={16} />
              <span className="max-sm:sr-only">{t('composer.reply')}</span>
            </button>
            {takesFiles && (
              <button
                type="button"
                aria-expanded={hasFiles}
                onClick={() => setFiles(!hasFiles)}
                className={tool(hasFiles)}
              >
                <Icon of={Paperclip} size={16} />
                <span className="max-sm:sr-only">{t('composer.file')}</span>
              </button>
            )}
          </div>
        )}
      </div>
      <div className="-mx-1 min-h-0 overflow-y-auto px-1 pt-1 [&_form>div]:gap-0">
        {answer && (
          <div role="tabpanel" id={`${id}-answer-panel`} aria-labelledby={`${id}-answer`} hidden={tab !== 'answer'}>
            {answer({ isReplying, hasFiles })}
          </div>
        )}
        <div
          role="tabpanel"
          id={`${id}-note-panel`}
          aria-labelledby={`${id}-note`}
          hidden={tab !== 'note'}
          data-composer-note
        >
          <ActionForm
            again
            look="page"
            label={t('notes.title')}
            contract={internalNoteText}
            defaults={{ text: '' }}
            keep={`desk/${place.id}/note`}
            submitLabel={t('notes.submit')}
            act={(text: string) => store.note(text)}
            action={({ text }) => text}
            done={() => t('notes.done')}
            footer={(state) => (
              <ComposerFoot state={state}>
                <Button {...state.submitProps} look="primary" busy={state.busy}>
                  {t('notes.submit')}
                </Button>
              </ComposerFoot>
            )}
          >
            <ComposerText name="text" label={t('notes.label')} max={4000} isNote />
          </ActionForm>
        </div>
      </div>
    </section>
  );
}
