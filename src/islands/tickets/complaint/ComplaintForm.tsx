import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { ComplaintRequest, PreparedComplaint, SuggestedClaim } from '#contract/commissions/complaint.ts';
import {
  type ClaimLabels,
  claimLabels,
  claimName,
  claimsIn,
  complaintDefaults,
  complaintForm,
  ofClaim,
} from '#domain/commissions/complaint-form.ts';
import { describedAs } from '#domain/commissions/suggest-complaint.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { daysBetween } from '#domain/date/calendar-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { monthCaption } from '#domain/date/months.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import type { Values } from '#domain/form/form-description.ts';
import { emptyForm } from '#domain/form/form-values.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FactRow } from '#islands/ui/form/schema/FactList.tsx';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { uploader } from '#stores/files/uploads.ts';
import { openFormInput } from '#stores/form-input/open-form-input.ts';
import { toast } from '#stores/page/toasts.ts';
import { $user } from '#stores/session/session.ts';
import { complain, complaintPreviewStore } from '#stores/tickets/complaint.ts';
import { showCreated } from '#stores/tickets/ticket-create.ts';
import { contactOf } from '../contact-of.ts';
import { ClaimNote, ClaimsContext } from './ClaimNote.tsx';

/** From so many days on the end of the time for complaints is near. */
const nearDays = 14;

/** What tells a claim from others of the same contract. */
const apartOf = ({ kind, month, place }: ClaimLabels = {}): string[] => [
  ...(kind ? [texts('complaints')(`kind.${kind}`)] : []),
  ...(month ? [monthCaption(month, pageLocale())] : []),
  ...(place ? [String(place)] : []),
];

/** The line of a claim in the list: customer and subject. */
const captionOf = ({ row }: SuggestedClaim, words: ClaimLabels | undefined): string => {
  const about = [row.customer, row.contract, row.tariff].filter(Boolean);
  return [...(about.length > 0 ? about : [row.vo ?? '']), ...apartOf(words)].join(' · ');
};

/** `noch 9 Tage`, said plainly once it is over. */
function Deadline({ day, operator, today }: { day: string; operator: string; today: string }) {
  const t = texts('complaints');
  const left = daysBetween(today, day);
  const words = { day: formatCalendarDay(day, pageLocale()), operator: providerName(operator) };
  if (left < 0)
    return (
      <Notice tone="danger" title={t('deadline.over', words)}>
        {t('deadline.overText')}
      </Notice>
    );
  return (
    <Notice
      tone={left <= nearDays ? 'warn' : 'info'}
      title={left === 0 ? t('deadline.today') : t('deadline.left', { count: left })}
    >
      {t('deadline.until', words)}
    </Notice>
  );
}

/** What the description begins with: which statements it is about. */
function describe({ claims, operator }: PreparedComplaint): string {
  const t = texts('complaints');
  const months = [...new Set(claims.flatMap(({ month }) => month ?? []))].sort();
  const named = months.map((month) => monthCaption(month, pageLocale())).join(', ');
  const words = { operator: providerName(operator), months: named, count: claims.length };
  return t(`describe.${describedAs(claims)}`, words);
}

interface Props {
  complaint: PreparedComplaint;
  holidays: Holidays;
  /** No other operator's complaint follows. */
  isLast: boolean;
  onSent: () => void;
}

/** One operator's complaint: what is missing is asked, the rest is said, and one press makes the ticket. */
export function ComplaintForm({ complaint, holidays, isLast, onSent }: Props) {
  const t = texts('complaints');
  const words = texts('ticket-form');
  const user = useStore($user);
  const [today] = useState(() => berlinDay(Date.now()));
  const { form, contract } = useMemo(() => complaintForm(complaint, today), [complaint, today]);
  const [keep] = useState(() => openFormInput(`complaint/${complaint.operator}`, 'record'));
  const claims = useMemo(() => new Map(complaint.claims.map((claim) => [claimName(claim.id), claim])), [complaint]);
  const names = useMemo(() => claimLabels(complaint.claims), [complaint]);
  const translate = (key: string, parameters?: Readonly<Record<string, unknown>>) => {
    const claim = claims.get(key);
    if (claim) return captionOf(claim, names.get(key));
    if (!key.startsWith('claims.')) return words(key as 'new', { ...parameters });
    const [name, of] = key.split(ofClaim);
    const said = t(name as 'claims.title', { ...parameters });
    const named = of === undefined ? undefined : names.get(of);
    const which = [named?.about, ...apartOf(named)].filter(Boolean).join(', ');
    return which ? `${said} (${which})` : said;
  };
  const operator = providerName(complaint.operator);
  return (
    <>
      {complaint.deadline && <Deadline day={complaint.deadline} operator={complaint.operator} today={today} />}
      <ClaimsContext value={claims}>
        <SchemaForm
          form={form}
          contract={contract}
          words={{ locale: pageLocale(), translate }}
          context={() => ({ today, holidays })}
          notes={{ about: ClaimNote }}
          uploader={uploader}
          defaults={{
            ...emptyForm(form),
            ...complaintDefaults(complaint, today),
            description: describe(complaint),
            ...contactOf(user && { ...user, name: user.displayName }),
          }}
          keep={keep}
          label={t('formOf', { operator })}
          submitLabel={t('send')}
          summary={
            <Card title={t('summary.title')}>
              <dl className="grid gap-3">
                <FactRow label={words('complaint.operator')}>{operator}</FactRow>
                <FactRow label={t('summary.claims')}>{t('lines', { count: complaint.claims.length })}</FactRow>
                <FactRow label={t('summary.template')}>{t('summary.templateText')}</FactRow>
                <FactRow label={t('summary.then')}>{t('summary.thenText')}</FactRow>
              </dl>
            </Card>
          }
          note={<p>{t('sendNote', { operator })}</p>}
          onSubmit={async (values, { idempotencyKey }) => {
            const typed = values as Values;
            const { category, description, contactLastName, contactFirstName, contactEmail, contactPhone } = typed;
            const request = {
              ...{ category, description, contactLastName, contactFirstName, contactEmail, contactPhone },
              operator: complaint.operator,
              claims: claimsIn(complaint, typed),
              proofs: typed['proofs'] ?? [],
              proofFiles: typed['proofFiles'] ?? [],
            } as ComplaintRequest;
            try {
              const ticket = await complain(request, idempotencyKey);
              if (isLast) return showCreated(ticket.id);
              toast('ok', t('sentToast', { number: ticket.foreignid, operator }));
              onSent();
            } catch (cause) {
              // A colleague was quicker: the list shows what is still open.
              if (cause instanceof ApiError && cause.status === 409) void complaintPreviewStore.reload();
              throw cause;
            }
          }}
        />
      </ClaimsContext>
    </>
  );
}
