import Plus from 'lucide/dist/esm/icons/plus.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import type { ChangeRequestRecord, RequestType } from '#contract/profile/change-request.ts';
import { href } from '#domain/access/routes.ts';
import { requestRoutes } from '#domain/profile/request-routes.ts';
import { requestSteps } from '#domain/profile/submission-steps.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { stepEntry } from '#islands/record/submission/moment-text.ts';
import { RecordSubmission } from '#islands/record/submission/RecordSubmission.tsx';
import { requestCaption } from '../request-labels.ts';

/** The end of a request for a change: who decides, and from when on it holds. */
export function RequestSubmission({ type, record }: { type: RequestType; record: ChangeRequestRecord }) {
  const t = texts('profile-form');
  const locale = pageLocale();
  const { id, data, version, foreignid, subject = '', changes = '' } = record;
  const about = requestCaption({ type, subject, changes });
  const words = {
    by: data.requestedBy.name,
    approver: data.decisions.find(({ approve }) => approve)?.by ?? '',
  };
  const isProfile = type === 'etc.partner';
  return (
    <RecordSubmission
      list="EtcProfile"
      name={about}
      title={t('sent.title')}
      lead={<strong>{about}</strong>}
      number={foreignid ? { label: t('sent.number'), value: foreignid } : undefined}
      to={{ href: href(requestRoutes[type], locale, { id }), label: t('sent.toRequest') }}
      steps={requestSteps(data, record).map((step) =>
        stepEntry(step, { title: t(`sent.steps.${step.name}`), text: t(`sent.steps.${step.name}Text`, words) }),
      )}
      next={[
        {
          href: href(isProfile ? requestRoutes[type] : 'EtcProfile', locale),
          label: t('sent.toData'),
          icon: User,
          hint: t('sent.toDataText'),
        },
        ...(isProfile ? [] : [{ href: href(requestRoutes[type], locale), label: t('sent.again'), icon: Plus }]),
      ]}
      mails={{ id, version }}
    />
  );
}
