import Copy from 'lucide/dist/esm/icons/copy.mjs';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { useEffect, useRef } from 'react';
import { texts } from '#i18n/client.ts';
import { useClipboard } from '../ui/clipboard/useClipboard.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

interface Props {
  codes: readonly string[];
  isFirst: boolean;
  onDone: () => void;
}

/** Codes for a lost factor, shown in place of the page, because they can be shown only once. */
export function RecoveryCodes({ codes, isFirst, onDone }: Props) {
  const t = texts('second-factor');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { isCopied, copy } = useClipboard(codes.join('\n'));
  return (
    <section className="card grid max-w-form gap-5 p-5" aria-labelledby="recovery-codes">
      <h2 ref={heading} id="recovery-codes" tabIndex={-1} className="outline-none">
        {t('codes.shownTitle')}
      </h2>
      <p>{t('codes.shownText')}</p>
      <ol
        aria-label={t('codes.title')}
        translate="no"
        className="grid grid-cols-1 gap-x-8 gap-y-2 rounded-card border border-line bg-surface p-4 font-mono text-lg sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="print:hidden">
        <Notice tone="warn">{t('codes.once')}</Notice>
      </div>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <Button look="primary" onClick={onDone}>
          {t(isFirst ? 'codes.toPortal' : 'codes.done')}
        </Button>
        <Button icon={<Icon of={Copy} />} onClick={() => void copy()}>
          {t(isCopied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {isCopied && t('codes.copied')}
      </p>
    </section>
  );
}
