import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { ComplaintRequest, PreparedComplaint } from '#contract/commissions/complaint.ts';
import {
  type ClaimCaption,
  claimsIn,
  complaintDefaults,
  complaintForm,
  inputForClaims,
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
import { useFullWidth } from '#islands/record/long-form/useFullWidth.ts';
import { FactRow } from '#islands/ui/form/schema/FactList.tsx';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { uploader } from '#stores/files/uploads.ts';
import type { FormInput } from '#stores/form-input/form-input.ts';
import { openFormInput } from '#stores/form-input/open-form-input.ts';
import { toast } from '#stores/page/toasts.ts';
import { $user } from '#stores/session/session.ts';
import { complain, complaintPreviewStore } from '#stores/tickets/complaint.ts';
import { $ticketAddress, showCreated } from '#stores/tickets/ticket-create.ts';
import { contactOf } from '../contact-of.ts';
import { ComplaintBar, ComplaintBody, ComplaintSlots } from './ComplaintParts.tsx';

/** From so many days on the end of the time for complaints is near. */
const nearDays = 14;

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
  if (claims.length === 0) return '';
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

/** Kind and month of a line: `Airtime · Oktober 2026`. */
const captionOf: ClaimCaption = ({ kind, month }) =>
  [kind && texts('complaints')(`kind.${kind}`), month && monthCaption(month, pageLocale())].filter(Boolean).join(' · ');

/** Saved input that follows the lines of now; what was typed into their rows stays. */
function savedInputFor(complaint: PreparedComplaint): FormInput | undefined {
  const saved = openFormInput(`complaint/${complaint.operator}`, 'record');
  return (
    saved && {
      ...saved,
      read() {
        const input = saved.read();
        return input && { ...input, values: inputForClaims(input.values, complaint, captionOf) };
      },
    }
  );
}

/** One operator's complaint: its rows with all that the portal knows, what is missing, and one press that makes the ticket. */
export function ComplaintForm({ complaint, holidays, isLast, onSent }: Props) {
  const t = texts('complaints');
  const words = texts('ticket-form');
  const user = useStore($user);
  useFullWidth(true);
  const [today] = useState(() => berlinDay(Date.now()));
  const { form, contract } = useMemo(() => complaintForm(complaint), [complaint]);
  const [keep] = useState(() => savedInputFor(complaint));
  const { category, description } = $ticketAddress.get();
  const translate = (key: string, parameters?: Readonly<Record<string, unknown>>) =>
    key.startsWith('claims.') ? t(key as 'claims.title', { ...parameters }) : words(key as 'new', { ...parameters });
  const operator = providerName(complaint.operator);
  const summary = (
    <Card title={t('summary.title')}>
      <dl className="grid gap-3">
        <FactRow label={words('complaint.operator')}>{operator}</FactRow>
        <FactRow label={t('summary.template')}>{t('summary.templateText')}</FactRow>
        <FactRow label={t('summary.then')}>{t('summary.thenText')}</FactRow>
      </dl>
      <p className="mt-3 text-muted text-sm">{t('sendNote', { operator })}</p>
    </Card>
  );
  return (
    <>
      {complaint.deadline && <Deadline day={complaint.deadline} operator={complaint.operator} today={today} />}
      <ComplaintSlots>
        {({ tools, bar }) => (
          <SchemaForm
            form={form}
            contract={contract}
            look="page"
            words={{ locale: pageLocale(), translate }}
            context={() => ({ today, holidays })}
            uploader={uploader}
            defaults={{
              ...emptyForm(form),
              description: describe(complaint) || description,
              ...contactOf(user && { ...user, name: user.displayName }),
              ...complaintDefaults(complaint, captionOf),
              ...(!complaint.category && { category }),
            }}
            keep={keep}
            label={t('formOf', { operator })}
            submitLabel={t('send')}
            footer={(state) => <ComplaintBar state={state} slot={bar} />}
            onSubmit={async (values, { idempotencyKey }) => {
              const typed = values as Values;
              const { contactLastName, contactFirstName, contactEmail, contactPhone } = typed;
              const request = {
                ...{ contactLastName, contactFirstName, contactEmail, contactPhone },
                ...{ category: typed['category'], description: typed['description'] },
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
          >
            <ComplaintBody form={form} tools={tools} summary={summary} />
          </SchemaForm>
        )}
      </ComplaintSlots>
    </>
  );
}
