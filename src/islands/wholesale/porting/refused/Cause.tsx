import type { PortingData } from '#contract/wholesale/porting.ts';
import { texts } from '#i18n/client.ts';
import { providerOf, shortProvider } from '../porting-labels.ts';
import type { Refusal } from './refused-points.ts';

function Said({ label, children }: { label: string; children: string }) {
  return (
    <div className="rounded-control border border-line bg-card px-3.5 py-2.5">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-semibold wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** What was sent beside what the carrier says of it. */
function Words({ data, sent }: { data: PortingData; sent: string }) {
  const t = texts('portings');
  const text = data.rejection?.text;
  if (!sent && !text) return null;
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {sent && <Said label={t('refused.sent')}>{sent}</Said>}
      {text && (
        <Said label={t('refused.said', { provider: shortProvider(providerOf(data)) })}>
          {t('refused.quote', { text })}
        </Said>
      )}
    </dl>
  );
}

/** Why a section was refused, in words; its first cause is the section's heading. */
export function Causes({ data, refusals }: { data: PortingData; refusals: readonly Refusal[] }) {
  return refusals.map(({ code, title, advice, sent }, index) => (
    <div key={code} className="grid gap-2.5">
      {index > 0 && <h3 className="text-danger">{title}</h3>}
      {advice && <p className="max-w-form">{advice}</p>}
      <Words data={data} sent={sent} />
    </div>
  ));
}
