import { useState } from 'react';
import { authenticatorProof, factorConfirmation } from '#contract/me/factor-requests.ts';
import type { AuthenticatorSetup, FactorAdded } from '#contract/me/second-factor.ts';
import { texts } from '#i18n/client.ts';
import { addAuthenticator, beginAuthenticator } from '#stores/session/second-factor.ts';
import { Form } from '../ui/form/kit/Form.tsx';
import { PasswordInput } from '../ui/form/PasswordInput.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';

const QrPicture = lazy(() => import('../ui/media/QrPicture.tsx').then((module) => module.QrPicture));

/** In groups of four, as one types it off. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** First the password, then the secret for the app, which a code confirms. */
export function AddAuthenticator({ onAdded }: { onAdded: (added: FactorAdded) => void }) {
  const t = texts('second-factor');
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [over, setOver] = useState(false);

  if (!setup)
    return (
      <div className="grid gap-5">
        <p>{t(over ? 'app.over' : 'app.lead')}</p>
        <Form
          key="password"
          look="plain"
          label={t('app.title')}
          contract={factorConfirmation}
          defaults={{ password: '' }}
          submitLabel={t('app.next')}
          busyLabel={t('busy')}
          onSubmit={async ({ password }) => setSetup(await beginAuthenticator(password))}
        >
          <PasswordInput
            name="password"
            label={t('password')}
            hint={t('passwordHint')}
            required={false}
            autoComplete="current-password"
          />
        </Form>
      </div>
    );
  return (
    <div className="grid gap-5">
      <p>{t('app.scan')}</p>
      <div className="flex flex-wrap gap-5">
        <Suspense fallback={<span className="skeleton size-44" />}>
          <QrPicture value={setup.uri} label={t('app.qrLabel')} />
        </Suspense>
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-muted text-sm">{t('app.key')}</p>
          <p className="wrap-anywhere select-all font-mono" translate="no">
            {grouped(setup.secret)}
          </p>
        </div>
      </div>
      <Form
        key="code"
        look="plain"
        label={t('app.title')}
        contract={authenticatorProof}
        defaults={{ name: t('app.defaultName'), code: '' }}
        submitLabel={t('app.submit')}
        busyLabel={t('busy')}
        failure={({ status }) => {
          if (status !== 410) return undefined;
          setOver(true);
          setSetup(undefined);
          return '';
        }}
        onSubmit={async ({ name, code }) => onAdded(await addAuthenticator(setup.setup, name, code))}
      >
        <TextInput
          name="code"
          label={t('app.code')}
          required={false}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          spellCheck={false}
        />
        <TextInput name="name" label={t('name')} hint={t('nameHint')} required={false} maxLength={60} />
      </Form>
    </div>
  );
}
