import { type ComponentProps, useState } from 'react';
import { texts } from '#i18n/client.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  id: string;
  autoComplete: 'current-password' | 'new-password';
};

/** The control of a password with its button to show it; knows no form. */
export function PasswordBox({ id, ...input }: Props) {
  const t = texts('ui');
  const [isVisible, setShown] = useState(false);
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        id={id}
        type={isVisible ? 'text' : 'password'}
        className="control pe-24"
      />
      <button
        type="button"
        aria-label={isVisible ? t('passwordHideLabel') : t('passwordShowLabel')}
        aria-controls={id}
        onClick={() => setShown(!isVisible)}
        className="btn btn-quiet btn-small absolute end-1.5 top-1/2 -translate-y-1/2"
      >
        {isVisible ? t('passwordHide') : t('passwordShow')}
      </button>
    </div>
  );
}
