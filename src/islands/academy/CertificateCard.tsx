import Award from 'lucide-react/icons/award';
import type { CourseOutline } from '../../domain/content/course-outline.ts';
import { texts } from '../../i18n/client.ts';
import { Card } from '../ui/page/Card.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { CertificateButton } from './CertificateButton.tsx';

interface Props {
  course: CourseOutline;
  finished: boolean;
}

export function CertificateCard({ course, finished }: Props) {
  const t = texts('academy');
  return (
    <Card title={t('certificate.title')} className="print:hidden lg:col-start-2">
      <div className="grid gap-4">
        <div className="flex gap-3">
          <span className={`tile ${finished ? 'bg-ok-soft text-ok' : ''}`}>
            <Icon of={Award} />
          </span>
          <p className={finished ? '' : 'text-muted'}>{finished ? t('certificate.ready') : t('certificate.later')}</p>
        </div>
        {finished && <CertificateButton course={course} />}
      </div>
    </Card>
  );
}
