import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import type { Loader } from '#stores/data/loadable.ts';
import { Button } from '../text/Button.tsx';
import { failureText } from './failure-text.ts';
import { Notice } from './Notice.tsx';

/** Says that what only this user may see did not come; everything else is there. */
export function RestrictedNotice<T>({ source }: { source: Loader<T> }) {
  const t = texts('ui');
  const value = useStore(source.$value, { ssr: 'initial' });
  if (value.state !== 'failed') return null;
  return (
    <div className="mb-5 print:hidden">
      <Notice
        live
        tone="warn"
        title={t('restrictedFailed')}
        actions={
          <Button small onClick={() => void source.reload()}>
            {t('retry')}
          </Button>
        }
      >
        {failureText(value.error)}
      </Notice>
    </div>
  );
}
