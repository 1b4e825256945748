import { useState } from 'react';
import type { ContentDetail } from '#contract/content/edited-content.ts';
import { texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { saveFile } from '#stores/files/save-file.ts';
import { actOnEntry, readFiles } from '#stores/staff/content.ts';

type Question = 'discard' | 'useFile' | 'hide';

/** What is done seldom: discard, go back to the file, take from the pages, save for the repository. */
export function MoreActs({ detail, onDone }: { detail: ContentDetail; onDone: () => void }) {
  const t = texts('content');
  const [question, setQuestion] = useState<Question>();
  const { busy, run } = useCall({ toasts: true });
  const { draft, file, current, state } = detail;
  const isPublished = state === 'edited' || state === 'hidden';
  const questions: readonly Question[] = [
    ...(draft ? (['discard'] as const) : []),
    ...(file && isPublished ? (['useFile'] as const) : []),
    ...(current && state !== 'hidden' && state !== 'draft' ? (['hide'] as const) : []),
  ];
  const save = () =>
    void run(() => readFiles(detail), {
      onDone: (files) => {
        for (const { path, source } of files)
          saveFile(`${path.includes('/en/') ? 'en' : 'de'}-${path.split('/').at(-1)}`, source, 'text/markdown');
      },
    });
  return (
    <section aria-labelledby="content-more" className="grid gap-2 border-line border-t pt-4">
      <h3 id="content-more" className="font-semibold text-base">
        {t('more.title')}
      </h3>
      {current && (
        <div>
          <Button small busy={busy} onClick={save}>
            {t('more.files.label')}
          </Button>
          <p className="mt-1 text-muted text-sm">{t('more.files.text')}</p>
        </div>
      )}
      {questions.map((name) => (
        <div key={name}>
          <Button small className="border-danger text-danger" onClick={() => setQuestion(name)}>
            {t(`more.${name}.label`)}
          </Button>
          <p className="mt-1 text-muted text-sm">{t(`more.${name}.text`)}</p>
        </div>
      ))}
      {question && (
        <ConfirmForm
          danger
          title={`${t(`more.${question}.confirm`)}: ${detail.title}`}
          confirmLabel={t(`more.${question}.confirm`)}
          done={t(`more.${question}.done`)}
          onClose={() => setQuestion(undefined)}
          onDone={onDone}
          action={() =>
            actOnEntry(detail, detail, question === 'discard' ? { _action: question } : { _action: question, note: '' })
          }
        >
          {t(`more.${question}.text`)}
        </ConfirmForm>
      )}
    </section>
  );
}
