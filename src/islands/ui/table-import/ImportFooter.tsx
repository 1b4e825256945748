import { useId } from 'react';
import { texts } from '#i18n/client.ts';
import { RadioInput } from '../form/inputs.tsx';
import { Button } from '../text/Button.tsx';
import type { TableImport } from './use-table-import.ts';

interface Props {
  state: TableImport;
  ready: number;
  faulty: number;
  /** Rows that find no room. */
  beyond: number;
  maxRows: number;
  /** Rows that the table holds already. */
  present: number;
  isStrict: boolean;
  busy: boolean;
  label: string;
  onTake: () => void;
  onClose: () => void;
}

/** How many rows are ready, what becomes of those that are there, and the act. */
export function ImportFooter(props: Props) {
  const { state, ready, faulty, beyond, maxRows, present, isStrict, busy, label, onTake, onClose } = props;
  const t = texts('table-import');
  const id = useId();
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <div role="status" className="min-w-0 flex-1 basis-full sm:basis-52">
        {state.table && (
          <>
            <p className="font-semibold">
              {t('ready', { count: ready })}
              {faulty > 0 && <span className="text-danger">, {t('faulty', { count: faulty })}</span>}
            </p>
            <p className="text-muted text-sm">
              {beyond > 0
                ? t('noRoom', { count: beyond, max: maxRows })
                : faulty > 0 && t(isStrict ? 'staysHere' : 'mendLater')}
            </p>
          </>
        )}
      </div>
      {state.table && present > 0 && (
        <fieldset className="flex items-center gap-2 text-sm">
          <legend className="float-start me-2 text-muted">{t('present', { count: present })}</legend>
          <span className="flex overflow-hidden rounded-control border border-control">
            {([false, true] as const).map((replaces) => (
              <label
                key={String(replaces)}
                className="px-2.5 py-1 has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-link has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2"
              >
                <RadioInput
                  name={id}
                  className="sr-only"
                  checked={state.replaces === replaces}
                  onChange={() => state.setReplaces(replaces)}
                />
                {t(replaces ? 'replace' : 'keep')}
              </label>
            ))}
          </span>
        </fieldset>
      )}
      <Button className="max-sm:flex-1" onClick={onClose}>
        {texts('ui')('cancel')}
      </Button>
      <Button look="primary" className="max-sm:flex-2" busy={busy} disabled={!state.table} onClick={onTake}>
        {label}
      </Button>
    </div>
  );
}
