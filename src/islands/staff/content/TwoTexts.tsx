import type { ContentDetail, ContentTexts } from '#contract/content/edited-content.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { actOnEntry } from '#stores/staff/content.ts';
import { startTexts } from './use-editing.ts';

function Text({ title, shown }: { title: string; shown: ContentTexts }) {
  return (
    <Disclosure head={<span className="text-link">{title}</span>}>
      <div className="mt-2 grid gap-2">
        {(['de', 'en'] as const).map((language) => {
          const side = shown[language];
          return (
            side && (
              <div key={language} lang={language} className="rounded-control border border-line bg-card p-3">
                <p className="font-semibold">{String(side.fields['title'] ?? '')}</p>
                <p className="whitespace-pre-wrap text-sm wrap-anywhere">{side.text}</p>
              </div>
            )
          );
        })}
      </div>
    </Disclosure>
  );
}

/** Another editor came first: both texts are there, and one is chosen. */
export function OtherText({ other, onSettle }: { other: ContentDetail; onSettle: (which: 'mine' | 'theirs') => void }) {
  const t = texts('content');
  const by = other.draft?.by ?? other.versions[0]?.by ?? '';
  return (
    <Notice
      live
      tone="warn"
      title={t('conflict.title', { by })}
      actions={
        <>
          <Button small onClick={() => onSettle('mine')}>
            {t('conflict.mine')}
          </Button>
          <Button small onClick={() => onSettle('theirs')}>
            {t('conflict.theirs')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <Text title={t('conflict.other')} shown={startTexts(other)} />
    </Notice>
  );
}

/** The file was changed after it was edited here. */
export function NewerFile({ detail, onDone }: { detail: ContentDetail; onDone: () => void }) {
  const t = texts('content');
  const { running, failure, run } = useCall();
  const { file, versions, draft } = detail;
  const [last] = versions;
  return (
    <Notice
      tone="warn"
      title={t('newer.title')}
      actions={
        <>
          <Button
            small
            busy={running === 'keep'}
            onClick={() =>
              void run(() => actOnEntry(detail, detail, { _action: 'keep' }), {
                key: 'keep',
                done: t('newer.kept'),
                onDone,
              })
            }
          >
            {t('newer.keep')}
          </Button>
          <Button
            small
            busy={running === 'file'}
            onClick={() =>
              void run(
                () => actOnEntry(detail, detail, last ? { _action: 'useFile', note: '' } : { _action: 'discard' }),
                { key: 'file', done: t('more.useFile.done'), onDone },
              )
            }
          >
            {t('more.useFile.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('newer.text')}</p>
      {(last ?? draft) && (
        <p className="text-sm">
          {t('versions.by', {
            by: draft?.by ?? last?.by ?? '',
            when: formatMoment(draft?.time ?? last?.time ?? 0, pageLocale()),
          })}
        </p>
      )}
      {failure && <p className="font-semibold text-danger">{failure}</p>}
      {file && <Text title={t('newer.file')} shown={file} />}
      <Text title={t('newer.own')} shown={startTexts(detail)} />
    </Notice>
  );
}
