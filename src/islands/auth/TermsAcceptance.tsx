import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { texts } from '#i18n/client.ts';
import { keepSessionFresh } from '#stores/session/refresh.ts';
import { $session } from '#stores/session/session.ts';
import { acceptTerms, declineTerms, hasAccepted, mayAccept } from '#stores/session/terms.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { Form } from '../ui/form/kit/Form.tsx';
import { ConfirmForm } from '../ui/overlay/ConfirmForm.tsx';
import { island } from '../ui/page/island.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Button } from '../ui/text/Button.tsx';
import { usePreHydrationInput } from './usePreHydrationInput.ts';

const acceptance = z.strictObject({ accepted: z.literal(true, 'acceptTerms') });

/** Takes or refuses the acceptance of one version, of a signed-in user or after a 902 answer (§1-11, §4-5). */
/** The version of the text that is shown, where it came after the build. */
const shownVersion = (built: string): string => globalThis.document?.documentElement.dataset['termsVersion'] ?? built;

function AcceptanceForm({ version }: { version: string }) {
  const t = texts('auth');
  const frame = useRef<HTMLDivElement>(null);
  const signedIn = useStore($session, { ssr: 'initial' }) !== undefined;
  const [state, setState] = useState<'open' | 'accepted' | 'hidden'>('open');
  const [isDeclining, setDeclining] = useState(false);
  usePreHydrationInput(frame);

  useEffect(() => {
    let current = true;
    keepSessionFresh();
    setState(signedIn || mayAccept() ? 'open' : 'hidden');
    hasAccepted()
      .then((accepted) => current && accepted && setState('accepted'))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [signedIn]);

  if (state === 'hidden') return null;
  return (
    <div ref={frame}>
      {state === 'accepted' ? (
        <Notice tone="ok">{t('terms.accepted')}</Notice>
      ) : (
        <Form
          label={t('terms.title')}
          contract={acceptance}
          defaults={{ accepted: false }}
          onSubmit={() => acceptTerms(shownVersion(version))}
          submitLabel={t('terms.submit')}
          busyLabel={t('terms.busy')}
          actions={<Button onClick={() => setDeclining(true)}>{t('terms.decline')}</Button>}
          failure={({ status }) =>
            status === 409 ? t('terms.outdated') : status === 401 ? t('terms.over') : undefined
          }
        >
          <Checkbox name="accepted" label={t('terms.accept')} required />
        </Form>
      )}
      <ConfirmForm
        open={isDeclining}
        onClose={() => setDeclining(false)}
        title={t('terms.declineTitle')}
        confirmLabel={t('terms.declineConfirm')}
        cancelLabel={t('terms.back')}
        action={async () => declineTerms()}
      >
        {t('terms.declineText')}
      </ConfirmForm>
    </div>
  );
}

export const TermsAcceptance = island(AcceptanceForm);
