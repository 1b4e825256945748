import Download from 'lucide/dist/esm/icons/download.mjs';
import { langOf } from '#domain/text/german-texts.ts';
import { texts } from '#i18n/client.ts';
import { downloadFile } from '#stores/files/downloads.ts';
import { useAlive } from '../page/useAlive.ts';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import { useDownload } from './useDownload.ts';

interface Props {
  files: readonly { title: string; path: string }[];
  /** Paths of the entry's texts that are German on an English page. */
  german: readonly string[];
}

function FileLink({ title, path, lang }: Props['files'][number] & { lang?: string }) {
  const alive = useAlive();
  const { busy, run } = useDownload();
  const label = texts('ui')('download');
  return (
    <li>
      <Button
        look="secondary"
        small
        busy={busy}
        inert={!alive}
        icon={<Icon of={Download} size={16} />}
        onClick={() => void run(() => downloadFile(path.replace(/^\//, '')))}
      >
        <span className="sr-only">{label}: </span>
        <span lang={lang}>{title}</span>
      </Button>
    </li>
  );
}

/** Files of the library that belong to an entry. */
export function FileLinks({ files, german }: Props) {
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file, at) => (
        <FileLink key={file.path} {...file} {...langOf(german, `files.${at}.title`)} />
      ))}
    </ul>
  );
}
