import Check from 'lucide/dist/esm/icons/check.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { texts } from '#i18n/client.ts';
import { Icon } from '../text/Icon.tsx';
import { useClipboard } from './useClipboard.ts';

/** Copies one value; `what` names it. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const t = texts('ui');
  const { isCopied, copy } = useClipboard(value);
  const label = t('copyOf', { what });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        className="inline-grid size-8 place-items-center rounded-control align-middle text-link hover:bg-brand-soft max-sm:size-11 print:hidden"
      >
        <Icon of={isCopied ? Check : Copy} size={16} />
      </button>
      <span role="status" className="sr-only">
        {isCopied && t('copiedOf', { what })}
      </span>
    </>
  );
}
