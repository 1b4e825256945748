import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '#api/api-error.ts';
import { sessionFaults } from '#contract/error.ts';
import { authenticatorCode, type FactorProof, recoveryCode } from '#contract/me/factor-requests.ts';
import type { LoginFactor } from '#contract/me/second-factor.ts';
import { passkeysUsable } from '#domain/access/passkeys-usable.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { message, texts } from '#i18n/client.ts';
import type { FactorStep } from '#stores/session/factor-step.ts';
import { failureText } from '../page/failure-text.ts';
import { Notice } from '../page/Notice.tsx';
import { useCall } from '../page/useCall.ts';
import { Button } from '../text/Button.tsx';

const faults: readonly number[] = Object.values(sessionFaults);
const contracts = { authenticator: authenticatorCode, recoveryCode };
const words = {
  passkey: { text: 'textPasskey', wrong: 'wrongPasskey', use: 'passkey' },
  authenticator: { text: 'textCode', wrong: 'wrongCode', use: 'withApp' },
  recoveryCode: { text: 'textRecovery', wrong: 'wrongRecovery', use: 'withRecovery' },
} as const satisfies Record<LoginFactor, object>;
/** What is offered first, of what the user has. */
const byEase: readonly LoginFactor[] = ['passkey', 'authenticator', 'recoveryCode'];

interface Props {
  step: FactorStep;
  /** A heading above it says what it is. */
  isTitled?: boolean;
  /** Rejects with an `ApiError`. */
  onProof: (proof: FactorProof) => Promise<unknown>;
  /** Back to the password; `isOver` where the time for the step is over. */
  onLeave: (isOver: boolean) => void;
}

/** The further step of a login (decision 31): by a passkey, a code of an app, or a recovery code. */
export function FactorForm({ step, isTitled = false, onProof, onLeave }: Props) {
  const t = texts('ui');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const ways = byEase.filter((way) => step.factors.includes(way) && (way !== 'passkey' || passkeysUsable()));
  const [way, setWay] = useState<LoginFactor>(ways[0] ?? 'passkey');
  const [fault, setFault] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another way has another first field
  useEffect(() => (input.current ?? frame.current?.querySelector('button'))?.focus(), [way]);

  const isOver = (error: ApiError) => error.status === 410 || faults.includes(error.code);
  const { busy, failure, run, refuse, reset } = useCall({
    textOf: (error) => {
      if (isOver(error)) return undefined;
      if (error.status === 401) return t(`factorStep.${words[way].wrong}`);
      return error.status === 429 ? t('factorStep.tooMany') : failureText(error);
    },
    onFailed: (error) => {
      if (isOver(error)) onLeave(error.status === 410);
      else input.current?.select();
    },
  });

  function send(proof: () => Promise<FactorProof | string>) {
    setFault(undefined);
    const prove = async () => {
      const proved = await proof();
      if (typeof proved === 'string') refuse(proved);
      else await onProof(proved);
    };
    void run(prove, { leaves: true });
  }

  /** The proof, or why there is none. */
  async function askBrowser() {
    const { passkeyProof } = await import('#stores/session/passkeys.ts');
    const proof = await passkeyProof(step);
    if (typeof proof === 'object') return proof;
    return t(proof === 'cancelled' ? 'factorStep.cancelled' : 'factorStep.wrongPasskey');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (way === 'passkey') return send(askBrowser);
    const typed = input.current?.value ?? '';
    const issue = contracts[way].safeParse(typed).error?.issues[0];
    if (issue) {
      setFault(message(issue.message));
      return input.current?.focus();
    }
    return send(async () => (way === 'authenticator' ? { code: typed } : { recoveryCode: typed }));
  }

  const change = (next: LoginFactor) => {
    reset();
    setFault(undefined);
    setWay(next);
  };
  const others = ways.filter((one) => one !== way);
  return (
    <div ref={frame} className="grid gap-5">
      {!isTitled && <h2>{t('factorStep.title')}</h2>}
      <form noValidate aria-label={t('factorStep.title')} className="grid gap-5" onSubmit={submit}>
        <p>{ways.length > 0 ? t(`factorStep.${words[way].text}`) : t('factorStep.noPasskeys')}</p>
        {failure && (
          <Notice live tone="danger">
            {failure}
          </Notice>
        )}
        {way !== 'passkey' && (
          <div key={way} className="grid gap-1.5">
            <label htmlFor={`${id}-code`} className="justify-self-start font-semibold">
              {t(way === 'authenticator' ? 'factorStep.code' : 'factorStep.recoveryCode')}
            </label>
            {fault && (
              <p id={`${id}-fault`} role="alert" className="font-semibold text-danger text-sm">
                {fault}
              </p>
            )}
            <input
              ref={input}
              id={`${id}-code`}
              name="code"
              {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
              {...(way === 'authenticator'
                ? { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 20 }
                : {
                    autoComplete: 'off',
                    autoCapitalize: 'characters',
                    placeholder: 'XXXX-XXXX-XXXX-XXXX',
                    maxLength: 60,
                  })}
              spellCheck={false}
              className="control font-mono tracking-wider"
              onChange={() => setFault(undefined)}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-2.5">
          {ways.length > 0 && (
            <Button
              type="submit"
              look="primary"
              busy={busy}
              busyLabel={t('factorStep.busy')}
              className="min-h-11.5 grow"
            >
              {t(way === 'passkey' ? 'factorStep.passkey' : 'factorStep.confirm')}
            </Button>
          )}
          <Button className="min-h-11.5" onClick={() => onLeave(false)}>
            {t('cancel')}
          </Button>
        </div>
      </form>
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {others.map((one) => (
            <Button key={one} look="quiet" small disabled={busy} onClick={() => change(one)}>
              {t(`factorStep.${words[one].use}`)}
            </Button>
          ))}
        </div>
      )}
      <p className="text-muted text-sm">{t('factorStep.lost', { phone: siteConfig.hotline })}</p>
    </div>
  );
}
