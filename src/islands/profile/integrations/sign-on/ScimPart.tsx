import { useStore } from '@nanostores/react';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useState } from 'react';
import type { Provider } from '#contract/integrations/sign-on.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useClipboard } from '#islands/ui/clipboard/useClipboard.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { SignOnStore } from '#stores/profile/sign-on.ts';

function ShownToken({ token, onSafe }: { token: string; onSafe: () => void }) {
  const t = texts('sign-on');
  const { isCopied, copy } = useClipboard(token);
  return (
    <div className="grid gap-3 rounded-control border border-line bg-ok-soft px-4 py-3.5">
      <div>
        <p className="font-semibold">{t('token.shown')}</p>
        <p className="text-sm">{t('token.shownText')}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <code
          translate="no"
          className="min-w-0 flex-1 select-all rounded-control border border-line bg-card px-3.5 py-2 text-base wrap-anywhere max-sm:basis-full"
        >
          {token}
        </code>
        <Button icon={<Icon of={Copy} />} onClick={() => void copy()}>
          {t(isCopied ? 'token.copied' : 'token.copy')}
        </Button>
        <Button onClick={onSafe}>{t('token.safe')}</Button>
      </div>
      <p className="sr-only" role="status">
        {isCopied && t('token.copied')}
      </p>
    </div>
  );
}

interface Props {
  provider: Provider;
  address: string;
  store: SignOnStore;
  isEditable: boolean;
  onMake: () => void;
}

/** How the provider says who comes and leaves. */
export function ScimPart({ provider: { scim }, address, store, isEditable, onMake }: Props) {
  const t = texts('sign-on');
  const token = useStore(store.$token);
  const [isEnding, setEnding] = useState(false);
  return (
    <div className="grid gap-3 border-line border-t px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3>{t('scim.title')}</h3>
          <p className="text-muted text-sm">{t('scim.lead')}</p>
        </div>
        {isEditable && (
          <div className="flex flex-wrap gap-2">
            <Button small onClick={onMake}>
              {t(scim ? 'scim.renew' : 'scim.make')}
            </Button>
            {scim && (
              <Button small className="border-danger text-danger" onClick={() => setEnding(true)}>
                {t('scim.end')}
              </Button>
            )}
          </div>
        )}
      </div>
      {token && <ShownToken token={token} onSafe={store.forgetToken} />}
      {scim && (
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3 [&_dt]:text-muted">
          <div className="min-w-0">
            <dt>{t('scim.address')}</dt>
            <dd className="wrap-anywhere">
              <code translate="no">{address}</code>
            </dd>
          </div>
          <div>
            <dt>{t('scim.token')}</dt>
            <dd>
              <code translate="no">{scim.begin}…</code> {t('scim.since', { day: formatDay(scim.since, pageLocale()) })}
            </dd>
          </div>
          <div>
            <dt>{t('scim.used')}</dt>
            <dd>{scim.used === undefined ? t('scim.never') : <Ago at={scim.used} />}</dd>
          </div>
        </dl>
      )}
      <ConfirmForm
        danger
        open={isEnding}
        onClose={() => setEnding(false)}
        title={t('scim.endTitle')}
        confirmLabel={t('scim.endConfirm')}
        action={() => store.endToken()}
        done={t('scim.ended')}
      >
        {t('scim.endText')}
      </ConfirmForm>
    </div>
  );
}
