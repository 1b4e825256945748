import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useEffect, useRef } from 'react';
import type { MadeApiKey } from '#contract/integrations/api-key.ts';
import { texts } from '#i18n/client.ts';
import { useClipboard } from '#islands/ui/clipboard/useClipboard.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

interface Props {
  made: MadeApiKey;
  onSafe: () => void;
}

/** The secret of a key, which is shown this once. */
export function ShownSecret({ made: { key, secret }, onSafe }: Props) {
  const t = texts('integrations');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { isCopied, copy } = useClipboard(secret);
  return (
    <section aria-labelledby="shown-secret" className="grid gap-3 border-line border-b bg-ok-soft px-5 py-4">
      <div>
        <h3 ref={heading} id="shown-secret" tabIndex={-1} className="outline-none">
          {t(key.version > 1 ? 'secret.changedTitle' : 'secret.title', { name: key.name })}
        </h3>
        <p className="text-sm">{t(key.version > 1 ? 'secret.changedText' : 'secret.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <code
          translate="no"
          className="min-w-0 flex-1 select-all rounded-control border border-line bg-card px-3.5 py-2 text-base wrap-anywhere max-sm:basis-full"
        >
          {secret}
        </code>
        <Button icon={<Icon of={Copy} />} onClick={() => void copy()}>
          {t(isCopied ? 'secret.copied' : 'secret.copy')}
        </Button>
        <Button onClick={onSafe}>{t('secret.safe')}</Button>
      </div>
      <p className="sr-only" role="status">
        {isCopied && t('secret.copied')}
      </p>
    </section>
  );
}
