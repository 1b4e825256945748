import Check from 'lucide/dist/esm/icons/check.mjs';
import { type ReactNode, useId } from 'react';
import { texts } from '#i18n/client.ts';
import { type Option, PlainSelect } from '../ui/form/PlainSelect.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { type Saving, useSaved } from './useSaved.ts';

interface Props<V extends string> {
  label: string;
  hint?: ReactNode;
  options: readonly Option<V>[];
  value: V;
  save: (value: V) => Promise<void>;
}

/** What became of the last change, where it is made. */
export function SavedNote({ saving, id }: { saving: Saving; id: string }) {
  const t = texts('settings');
  if (saving.state === 'failed') {
    return (
      <p id={id} role="alert" className="font-semibold text-danger text-sm">
        {t('notSaved', { reason: saving.reason })}
      </p>
    );
  }
  return (
    <p id={id} role="status" className="flex min-h-5 items-center gap-1 text-muted text-sm">
      {saving.state === 'saved' && <Icon of={Check} size={16} className="text-ok" />}
      {saving.state === 'saving' && t('saving')}
      {saving.state === 'saved' && t('saved')}
    </p>
  );
}

interface Row {
  label: string;
  hint?: ReactNode;
  saving: Saving;
  /** Draws the choice. */
  children: (aria: { id: string; about: string; isFailed: boolean }) => ReactNode;
}

/** A setting beside its name, with what became of the last change. */
export function SettingRow({ label, hint, saving, children }: Row) {
  const id = useId();
  const isFailed = saving.state === 'failed';
  const about = [hint && `${id}-hint`, isFailed && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] sm:items-start">
      <div className={hint ? '' : 'sm:pt-2.5'}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mt-0.5 text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <div className="grid gap-1">
        {children({ id, about, isFailed })}
        <SavedNote saving={saving} id={`${id}-note`} />
      </div>
    </div>
  );
}

/** A setting that is saved as soon as another value is chosen. */
export function SettingSelect<V extends string>({ label, hint, options, value, save }: Props<V>) {
  const { saving, change } = useSaved(save);
  return (
    <SettingRow label={label} hint={hint} saving={saving}>
      {({ id, about, isFailed }) => (
        <PlainSelect
          id={id}
          options={options}
          value={value}
          onChange={(event) => void change(event.target.value as V)}
          {...(about && { 'aria-describedby': about })}
          {...(isFailed && { 'aria-invalid': true })}
        />
      )}
    </SettingRow>
  );
}
