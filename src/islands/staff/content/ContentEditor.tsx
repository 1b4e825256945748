import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ContentDetail, ContentFault } from '#contract/content/edited-content.ts';
import type { Locale } from '#domain/access/routes.ts';
import { formatClock, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Tabs } from '#islands/ui/page/Tabs.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnEntry, openEntry } from '#stores/staff/content.ts';
import { ContentForm } from './ContentForm.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { ContentVersions } from './ContentVersions.tsx';
import { fieldId } from './editor-context.ts';
import { labelOf } from './field-labels.ts';
import { MoreActs } from './MoreActs.tsx';
import { stateTone } from './state-tone.ts';
import { NewerFile, OtherText } from './TwoTexts.tsx';
import { useEditing } from './use-editing.ts';
import { whenText } from './when-text.ts';

function FaultSummary({ faults, onGo }: { faults: readonly ContentFault[]; onGo: (fault: ContentFault) => void }) {
  const t = texts('content');
  const place = ({ field, line, file }: ContentFault) =>
    file ? t('faults.other', { file }) : field ? labelOf(field) : line ? t('faults.line', { line }) : t('faults.whole');
  return (
    <Notice tone="danger" title={t('faults.title', { count: faults.length })}>
      <ul className="grid gap-1">
        {faults.map((fault) => (
          <li key={`${fault.language}${fault.field}${fault.line}${fault.says.de}`}>
            <button type="button" className="text-start text-link underline" onClick={() => onGo(fault)}>
              {t(`language.${fault.language}`)}, {place(fault)}
            </button>
            {': '}
            {fault.says[pageLocale()]}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">{t('faults.text')}</p>
    </Notice>
  );
}

/** An entry: what is typed beside what readers would see, and what publishes it. */
export function ContentEditor({ detail }: { detail: ContentDetail }) {
  const t = texts('content');
  const editing = useEditing(detail);
  const { texts: typed, preview, saving, other } = editing;
  const faults = preview?.faults ?? detail.faults;
  const [language, setLanguage] = useState<Locale>('de');
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [note, setNote] = useState('');
  const value = useStore(openEntry.$value);
  const shown = value.state === 'ready' && value.value.id === detail.id ? value.value : detail;
  const publish = useCall();
  const restart = () => {
    const now = openEntry.$value.get();
    if (now.state === 'ready') editing.restart(now.value);
  };
  const go = ({ language: of, field }: ContentFault) => {
    setLanguage(of);
    // The fields of the other language are there after the next drawing.
    setTimeout(() => document.getElementById(fieldId(of, field || 'text'))?.focus(), 50);
  };
  const count = (of: Locale) => faults.filter((one) => one.language === of).length;
  const caption = (of: Locale) => (
    <span className="inline-flex items-center gap-1.5">
      {t(`language.${of}`)}
      {count(of) > 0 && (
        <span className="rounded-full bg-danger-soft px-2 text-danger text-sm">
          {count(of)} <span className="sr-only">{t('language.faults', { count: count(of) })}</span>
        </span>
      )}
    </span>
  );
  const { draft, versions } = shown;
  const [last] = versions;
  const reason = faults.length > 0 ? t('publish.first') : shown.isFileNewer ? t('publish.newer') : undefined;
  const hasDraft = draft !== undefined || saving;
  return (
    <div className="card grid overflow-clip">
      <header className="flex flex-wrap items-start justify-between gap-3 border-line border-b p-5">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 wrap-anywhere">
            {shown.title}
            <StatusPill tone={stateTone[shown.state]}>{t(`state.${shown.state}`)}</StatusPill>
          </h2>
          <p className="text-muted text-sm">
            {t(`kind.${shown.collection}`)} ·{' '}
            {last
              ? t('publishedBy', { by: last.by, when: formatMoment(last.time, pageLocale()) })
              : shown.state === 'draft'
                ? t('state.draft')
                : t('fromFile')}
          </p>
        </div>
        <Button look="quiet" onClick={() => setIsHistoryOpen(true)}>
          {t('versions.label', { count: versions.length })}
        </Button>
      </header>
      <div className="grid xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-4 p-5">
          {other && <OtherText other={other} onSettle={editing.settle} />}
          {shown.isFileNewer && <NewerFile detail={shown} onDone={restart} />}
          <Tabs
            label={t('language.label')}
            chosen={language}
            onChoose={setLanguage}
            tabs={(['de', 'en'] as const).map((name) => ({ name, caption: caption(name) }))}
          >
            {faults.length > 0 && <FaultSummary faults={faults} onGo={go} />}
            <ContentForm
              key={language}
              detail={shown}
              typed={typed}
              language={language}
              faults={faults}
              onChange={(part) => editing.change(language, part)}
            />
          </Tabs>
        </div>
        <div className="grid min-w-0 content-start gap-5 border-line bg-surface p-5 max-xl:border-t xl:border-s">
          <ContentPreview preview={preview} />
          <MoreActs detail={shown} onDone={restart} />
        </div>
      </div>
      <footer
        ref={footBar}
        data-foot-bar
        className="sticky bottom-0 z-2 grid gap-3 border-line border-t bg-card p-4 sm:flex sm:items-end sm:gap-5"
      >
        <div className="min-w-0 flex-1">
          <p role="status" className="text-muted text-sm">
            {editing.failure
              ? `${t('unsaved')}: ${editing.failure}`
              : saving
                ? t('saving')
                : draft
                  ? t('saved', { time: formatClock(draft.time) })
                  : t('nothing')}
          </p>
          <p className="text-sm">{whenText(shown.collection, typed, Date.now())}</p>
          {publish.failure && <p className="font-semibold text-danger text-sm">{publish.failure}</p>}
          {hasDraft && reason && <p className="font-semibold text-sm text-warn">{reason}</p>}
        </div>
        <label className="grid gap-1 text-sm sm:w-64">
          <span className="font-semibold">{t('publish.note')}</span>
          <input
            className="control min-h-10"
            maxLength={200}
            placeholder={t('publish.noteHint')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <Button
          look="primary"
          disabled={!hasDraft || reason !== undefined || other !== undefined}
          busy={publish.busy}
          onClick={() =>
            void publish.run(
              async () => {
                if (await editing.save()) await actOnEntry(detail, editing.seen(), { _action: 'publish', note });
              },
              {
                done: t('publish.done'),
                onDone: () => {
                  setNote('');
                  restart();
                },
              },
            )
          }
        >
          {t('publish.label')}
        </Button>
      </footer>
      {isHistoryOpen && <ContentVersions detail={shown} onClose={() => setIsHistoryOpen(false)} onDone={restart} />}
    </div>
  );
}
