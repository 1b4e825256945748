import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { toast } from '#stores/page/toasts.ts';

export function CopyButton({ text }: { text: string }) {
  const t = texts('home');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast('ok', t('vo.copied', { vo: text }));
    } catch {
      // Browsers refuse without a secure connection or the user's permission.
      toast('danger', t('vo.copyFailed', { vo: text }));
    }
  }
  const label = t('vo.copy', { vo: text });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={copy}
      className="btn btn-quiet btn-small align-middle"
    >
      <Icon of={Copy} size={16} />
    </button>
  );
}
