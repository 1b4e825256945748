import Check from 'lucide/dist/esm/icons/check.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { toast } from '#stores/page/toasts.ts';

/** Copies one value of the configuration; `what` names it. */
export function CopyValue({ what, value }: { what: string; value: string }) {
  const t = texts('sip');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toast('danger', t('password.notCopied'));
    }
  };
  const label = t('configuration.copyOf', { what });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={copy}
        className="grid size-8 place-items-center rounded-control text-link hover:bg-brand-soft max-sm:size-11 print:hidden"
      >
        <Icon of={isCopied ? Check : Copy} size={16} />
      </button>
      <span role="status" className="sr-only">
        {isCopied && t('configuration.copiedOf', { what })}
      </span>
    </>
  );
}
