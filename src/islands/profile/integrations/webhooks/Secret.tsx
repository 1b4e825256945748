import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useClipboard } from '#islands/ui/clipboard/useClipboard.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

interface Props {
  secret: string;
  previousUntil?: number | undefined;
  onDone: () => void;
}

/** A secret, to be copied into the other system. */
export function Secret({ secret, previousUntil, onDone }: Props) {
  const t = texts('webhooks');
  const { isCopied, copy } = useClipboard(secret);
  return (
    <div className="grid gap-4">
      <p>{t('secret.text')}</p>
      <p
        translate="no"
        className="wrap-anywhere select-all rounded-control border border-line bg-surface p-3 font-mono text-sm"
      >
        {secret}
      </p>
      {previousUntil !== undefined && (
        <p className="text-muted text-sm">{t('overlapUntil', { moment: formatMoment(previousUntil, pageLocale()) })}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button look="primary" icon={<Icon of={Copy} />} onClick={() => void copy()}>
          {t(isCopied ? 'secret.copied' : 'secret.copy')}
        </Button>
        <Button onClick={onDone}>{t('secret.done')}</Button>
      </div>
      <p className="sr-only" role="status">
        {isCopied && t('secret.copied')}
      </p>
    </div>
  );
}
