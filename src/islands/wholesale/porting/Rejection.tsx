import type { PortingData } from '#contract/wholesale/porting.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useLongFormScope } from '#islands/record/long-form/long-form.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { providerOf, rejectionCodeTexts } from './porting-labels.ts';
import { sectionOf } from './section-of.ts';

function ToField({ path, what }: { path: string; what: string }) {
  const t = texts('portings');
  const { lead } = useLongFormScope();
  return (
    <Button small aria-label={t('toFieldOf', { what })} onClick={() => lead({ section: sectionOf(path), path })}>
      {t('toField')}
    </Button>
  );
}

/** Why the carrier has refused: each code as one sentence, with the way to the field where it is mended. */
export function Rejection({ data }: { data: PortingData }) {
  const t = texts('portings');
  const { rejection } = data;
  if (!rejection) return null;
  return (
    <section aria-labelledby="rejection" className="grid gap-3 rounded-card border border-danger/40 bg-danger-soft p-5">
      <div>
        <h2 id="rejection">{t('rejected.title', { provider: providerOf(data) })}</h2>
        <p className="mt-0.5">{t('rejected.text', { moment: formatMoment(rejection.at, pageLocale()) })}</p>
      </div>
      <ul className="grid gap-3">
        {rejectionCodeTexts(rejection.codes, data).map(({ code, name, sentence, path }) => (
          <li
            key={code}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-danger/30 border-t pt-3"
          >
            <p className="min-w-0 flex-1 basis-72">
              <span className="font-semibold">{sentence}</span>
              <span className="block text-muted text-sm">{t('rejected.code', { code: name })}</span>
            </p>
            {path && <ToField path={path} what={name} />}
          </li>
        ))}
      </ul>
      {rejection.text && (
        <blockquote className="whitespace-pre-line border-danger/40 border-s-2 ps-3">
          {t('rejected.said', { text: rejection.text })}
        </blockquote>
      )}
    </section>
  );
}
