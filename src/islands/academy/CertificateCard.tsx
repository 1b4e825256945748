import Award from 'lucide/dist/esm/icons/award.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import type { Certificate } from '#contract/academy.ts';
import { type CertificateState, certificateState } from '#domain/content/certificate-validity.ts';
import type { CourseOutline, CoursePlace } from '#domain/content/course-outline.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { texts } from '#i18n/client.ts';
import { renewCourse } from '#stores/content/academy.ts';
import { Card } from '../ui/page/Card.tsx';
import { useCall } from '../ui/page/useCall.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { CertificateButton } from './CertificateButton.tsx';
import { CertificateEnd } from './CertificateEnd.tsx';

function RenewButton({ course }: { course: CourseOutline }) {
  const t = texts('academy');
  const { busy, run } = useCall({ toasts: true });
  const renew = () => void run(() => renewCourse(course.id), { done: t('certificate.renewed') });
  return (
    <Button look="primary" busy={busy} icon={<Icon of={RotateCcw} />} onClick={renew}>
      {t('certificate.renew')}
    </Button>
  );
}

interface Props {
  course: CourseOutline;
  state: CoursePlace['state'];
  certificate: Certificate | undefined;
}

/** What is said of a certificate, by where it and its course stand. */
function sentence(state: CertificateState, isDone: boolean): string {
  const t = texts('academy');
  if (state === 'valid') return t('certificate.ready');
  if (!isDone) return t('certificate.renewing');
  return t(state === 'ended' ? 'certificate.endedText' : 'certificate.renewText');
}

/** The certificate of a course: how one gets it, where it is, until when it holds and how it is renewed. */
export function CertificateCard({ course, state, certificate }: Props) {
  const t = texts('academy');
  const isDone = state === 'done';
  const standing = certificateState(certificate?.validUntil, berlinDay(Date.now()));
  const isThere = isDone || certificate !== undefined;
  const isRenewed = certificate !== undefined && standing !== 'valid';
  const { validMonths } = course;
  return (
    <Card title={t('certificate.title')} className="print:hidden lg:col-start-2">
      <div className="grid justify-items-start gap-4">
        <div className="flex gap-3">
          <span className={`tile ${isThere && standing !== 'ended' ? 'bg-ok-soft text-ok' : ''}`}>
            <Icon of={Award} />
          </span>
          <div className="grid justify-items-start gap-1.5">
            <CertificateEnd end={certificate?.validUntil} />
            <p className={isThere ? '' : 'text-muted'}>
              {isThere ? sentence(standing, isDone) : t('certificate.later')}
            </p>
            {!isThere && validMonths !== undefined && (
              <p className="text-muted">{t('certificate.months', { count: validMonths })}</p>
            )}
          </div>
        </div>
        {isRenewed && isDone && <RenewButton course={course} />}
        {isThere && <CertificateButton course={course} look={isRenewed ? 'secondary' : 'primary'} />}
      </div>
    </Card>
  );
}
