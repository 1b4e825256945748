import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { Provider, ProviderRest, SignOnSettings } from '#contract/integrations/sign-on.ts';
import { texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { RowSection } from '#islands/ui/page/RowSection.tsx';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { toast } from '#stores/page/toasts.ts';
import type { SignOnStore } from '#stores/profile/sign-on.ts';
import { ScimPart } from './ScimPart.tsx';

// The kit of forms comes for who changes something.
const SignOnDialog = lazy(() => import('./SignOnDialog.tsx').then((module) => module.SignOnDialog));
const ProofDialog = lazy(() => import('./ProofDialog.tsx').then((module) => module.ProofDialog));

const stateOf = ({ isActive, checkFault, proposal }: Provider) =>
  proposal ? 'waiting' : !isActive ? 'off' : checkFault ? 'fault' : 'connected';
const tones = { waiting: 'warn', off: 'neutral', fault: 'danger', connected: 'ok' } as const;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid min-w-0 gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** Why the settings give nothing, or not all, and what makes them count again. */
function RestNote({ rest, mapping, isStaff }: Pick<Provider, 'mapping'> & { rest: ProviderRest; isStaff: boolean }) {
  const t = texts('sign-on');
  const { why, by = '', roles } = rest;
  const isMapped = mapping.roles.length + mapping.organisations.length > 0;
  const rights = roles.map((role) => texts('roles')(role as 'SP')).join(', ');
  return (
    <Notice tone="warn" title={t(`rest.title.${isMapped ? 'mapping' : 'users'}`)}>
      <p>{t(`rest.why.${why}`, { by, rights })}</p>
      <p>{t(isStaff ? 'rest.cureStaff' : 'rest.cure')}</p>
    </Notice>
  );
}

function Facts({ provider, users, callback, afterLogout, logout }: SignOnSettings & { provider: Provider }) {
  const t = texts('sign-on');
  const { name, issuer, domains, boundUsers, checked, checkedBy, checkFault, passwordOff, createsUsers } = provider;
  const { endsAtProvider } = provider;
  return (
    <dl className="grid gap-2">
      <Fact label={t('fact.provider')}>
        {name} <span className="text-muted">· {issuer}</span>
      </Fact>
      {domains.length > 0 && <Fact label={t('fact.domains')}>{domains.map((one) => `@${one}`).join(', ')}</Fact>}
      <Fact label={t('fact.used')}>{t('usedBy', { bound: boundUsers, users })}</Fact>
      <Fact label={t('fact.newUsers')}>{t(createsUsers ? 'newUsers.yes' : 'newUsers.no')}</Fact>
      <Fact label={t('fact.password')}>{t(passwordOff ? 'password.off' : 'password.on')}</Fact>
      <Fact label={t('fact.signOut')}>{t(endsAtProvider ? 'signOut.both' : 'signOut.here')}</Fact>
      {checked !== undefined && (
        <Fact label={t('fact.checked')}>
          <Ago at={checked} />
          {checkedBy && `, ${checkedBy}`}
          {checkFault && <span className="block font-semibold text-danger">{t(`fault.${checkFault}`)}</span>}
        </Fact>
      )}
      <Fact label={t('fact.callback')}>
        <code translate="no">{callback}</code>
      </Fact>
      {endsAtProvider && (
        <Fact label={t('fact.afterLogout')}>
          {afterLogout.map((address) => (
            <code key={address} translate="no" className="block">
              {address}
            </code>
          ))}
        </Fact>
      )}
      {logout && (
        <Fact label={t('fact.logout')}>
          <code translate="no">{logout}</code>
        </Fact>
      )}
    </dl>
  );
}

interface Props {
  store: SignOnStore;
  /** The provider of the employees: another administrator releases each change. */
  isStaff?: boolean;
}

/** What a provider is, how it fares, and what may be done about it. */
function ProviderRow({
  value,
  provider,
  store,
  isStaff,
}: Required<Props> & { value: SignOnSettings; provider: Provider }) {
  const t = texts('sign-on');
  const [opened, setOpened] = useState<'change' | 'remove' | 'token'>();
  const [isChecking, setChecking] = useState(false);
  const { isEditable } = value;
  const close = () => setOpened(undefined);
  async function check() {
    setChecking(true);
    await store
      .check()
      .then(() => toast('ok', t('checkedNow')))
      .catch((cause: unknown) => toast('danger', failureText(ApiError.from(cause))));
    setChecking(false);
  }
  return (
    <>
      <div className="grid gap-4 px-5 py-4">
        <Facts {...value} provider={provider} />
        {provider.rest && <RestNote {...provider} rest={provider.rest} isStaff={isStaff} />}
        {provider.proposal && <Notice tone="warn">{t('waits', provider.proposal)}</Notice>}
        {isEditable && (
          <div className="flex flex-wrap gap-2.5">
            <Button small onClick={() => setOpened('change')}>
              {t('settings')}
            </Button>
            {provider.isActive && (
              <Button small busy={isChecking} busyLabel={t('checking')} onClick={() => void check()}>
                {t('check')}
              </Button>
            )}
            <Button small className="border-danger text-danger" onClick={() => setOpened('remove')}>
              {t('disconnect')}
            </Button>
          </div>
        )}
      </div>
      {provider.isActive && (
        <ScimPart
          provider={provider}
          address={value.scim}
          store={store}
          isEditable={isEditable}
          onMake={() => setOpened('token')}
        />
      )}
      <Suspense>
        {opened === 'change' && <SignOnDialog settings={value} store={store} needsReason={isStaff} onClose={close} />}
        {(opened === 'remove' || opened === 'token') && (
          <ProofDialog what={opened} name={provider.name} store={store} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Sign-in with company accounts: the one provider, or the way to set it up. */
export function SignOnCard({ store, isStaff = false }: Props) {
  const t = texts('sign-on');
  const value = useStore(store.settings.$value);
  const settings = value.state === 'ready' ? value.value : undefined;
  const provider = settings?.provider;
  const state = provider && stateOf(provider);
  const setUp = settings?.isEditable &&
    !provider && {
      label: t('setUp'),
      dialog: (onClose: () => void) => (
        <SignOnDialog settings={settings} store={store} needsReason={isStaff} onClose={onClose} />
      ),
    };
  return (
    <RowSection
      title={t('title')}
      lead={t(isStaff ? 'leadStaff' : 'lead')}
      state={state && <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>}
      add={setUp || undefined}
      value={value}
      onRetry={store.settings.reload}
      failedTitle={t('failed')}
      rows={(loaded) => (loaded.provider ? [{ ...loaded.provider, value: loaded }] : [])}
      row={(row) => <ProviderRow provider={row} value={row.value} store={store} isStaff={isStaff} />}
      empty={{
        ...{ title: t('none'), text: t('noneText') },
        more: settings && (
          <p className="mt-2 text-sm wrap-anywhere">
            {t('fact.callback')}: <code translate="no">{settings.callback}</code>
          </p>
        ),
      }}
    />
  );
}
