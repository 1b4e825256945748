import Award from 'lucide-react/icons/award';
import Download from 'lucide-react/icons/download';
import type { CourseOutline } from '../../domain/course-outline.ts';
import { texts } from '../../i18n/client.ts';
import { saveCertificate } from '../../stores/academy.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useDownload } from '../ui/useDownload.ts';

interface Props {
  course: CourseOutline;
  finished: boolean;
}

export function CertificateCard({ course, finished }: Props) {
  const t = texts('academy');
  const { busy, run } = useDownload();
  return (
    <Card title={t('certificate.title')} className="print:hidden lg:col-start-2">
      <div className="grid gap-4">
        <div className="flex gap-3">
          <span className={`tile ${finished ? 'bg-ok-soft text-ok' : ''}`}>
            <Icon of={Award} />
          </span>
          <p className={finished ? '' : 'text-muted'}>{finished ? t('certificate.ready') : t('certificate.later')}</p>
        </div>
        {finished && (
          <Button
            look="primary"
            busy={busy}
            icon={<Icon of={Download} />}
            onClick={() => void run(() => saveCertificate(course.id, `${t('certificate.title')} ${course.title}.pdf`))}
          >
            {t('certificate.load')}
          </Button>
        )}
      </div>
    </Card>
  );
}
