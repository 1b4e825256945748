import Download from 'lucide/dist/esm/icons/download.mjs';
import type { CourseOutline } from '#domain/content/course-outline.ts';
import { texts } from '#i18n/client.ts';
import { saveCertificate } from '#stores/content/academy.ts';
import { useDownload } from '../ui/document/useDownload.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

interface Props {
  course: CourseOutline;
  /** Where something else comes first. */
  look?: 'primary' | 'secondary';
}

/** Saves the certificate of a finished course. */
export function CertificateButton({ course, look = 'primary' }: Props) {
  const t = texts('academy');
  const { busy, run } = useDownload();
  return (
    <Button
      look={look}
      busy={busy}
      icon={<Icon of={Download} />}
      onClick={() => void run(() => saveCertificate(course.id, `${t('certificate.title')} ${course.title}.pdf`))}
    >
      {t('certificate.load')}
    </Button>
  );
}
