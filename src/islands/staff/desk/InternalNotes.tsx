import { useStore } from '@nanostores/react';
import { internalNoteText } from '#contract/staff/desk-record.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import type { DeskRecordStore } from '#stores/staff/desk-record.ts';

/** What employees tell each other; it is kept apart from the record, and no partner ever sees it. */
export function InternalNotes({ store, place }: { store: DeskRecordStore; place: { trid: string; id: string } }) {
  const t = texts('desk');
  const desk = useStore(store.$value);
  return (
    <Card title={t('notes.title')}>
      <div id="internal-note" className="grid gap-4">
        <p className="text-muted">{t('notes.lead')}</p>
        <Async value={desk} failedTitle={t('notes.failed')} onRetry={store.reload}>
          {({ notes }) =>
            notes.length === 0 ? (
              <p className="text-muted">{t('notes.none')}</p>
            ) : (
              <ul className="grid gap-3">
                {notes.map(({ id, time, author, text }) => (
                  <li key={id} className="rounded-control bg-warn-soft px-4 py-3">
                    <p className="wrap-anywhere whitespace-pre-line">{text}</p>
                    <p className="mt-1 text-muted text-sm">
                      {author}, {formatMoment(time, pageLocale())}
                    </p>
                  </li>
                ))}
              </ul>
            )
          }
        </Async>
        <ActionForm
          again
          look="plain"
          label={t('notes.title')}
          contract={internalNoteText}
          defaults={{ text: '' }}
          keep={`desk/${place.id}/note`}
          submitLabel={t('notes.submit')}
          submitLook="secondary"
          act={(text: string) => store.note(text)}
          action={({ text }) => text}
          done={() => t('notes.done')}
        >
          <TextArea name="text" label={t('notes.label')} max={4000} rows={3} />
        </ActionForm>
      </div>
    </Card>
  );
}
