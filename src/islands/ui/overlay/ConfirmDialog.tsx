import { type ReactNode, useId, useRef } from 'react';
import type { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import type { Intent } from '#stores/form-input/saved-input.ts';
import { intentFor } from '../form/kit/intent.ts';
import { Notice } from '../page/Notice.tsx';
import { type CallOptions, useCall } from '../page/useCall.ts';
import { Button } from '../text/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps<T> extends Pick<CallOptions, 'textOf'> {
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The text of a question, or fields. */
  children?: ReactNode;
  /** Null where there is nothing to confirm. */
  confirmLabel?: string | undefined | null;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  /** Of the confirming button, for what takes long. */
  busyLabel?: string | undefined;
  /** Has fields: a refusal stays in the dialog. A question closes by it, because it no longer holds. */
  hasFields?: boolean;
  wide?: boolean;
  /** What the fields hold: the same values are sent again under the same key until an answer comes. */
  values?: unknown;
  isReady?: boolean;
  /** Further buttons, before the others. */
  more?: ReactNode;
  failureTitle?: string;
  action: (idempotencyKey: string) => Promise<T>;
  /** The message after success. */
  done?: string | ((value: T) => string) | undefined;
  onDone?: (value: T) => void;
  /** Reports the refusal of a question in place of a message. */
  onRefused?: (error: ApiError) => void;
}

/** A dialog with an action: it stays until the action is done, says why it failed, and repeats it under the same key. */
export function ConfirmDialog<T>({ open = true, hasFields = false, onClose, onDone, ...props }: ConfirmDialogProps<T>) {
  const t = texts('ui');
  const id = useId();
  const intent = useRef<Intent>(undefined);
  const isRefusal = (error: ApiError) => !hasFields && !error.isTransient;
  const { busy, failure, run, reset } = useCall({
    ...(props.textOf && { textOf: props.textOf }),
    toasts: (error) => !open || (isRefusal(error) && !props.onRefused),
    onFailed: (error) => {
      if (error.status !== 0) intent.current = undefined;
      if (!isRefusal(error)) return;
      onClose();
      props.onRefused?.(error);
    },
  });
  const close = () => {
    if (!busy) reset();
    onClose();
  };
  const confirm = () => {
    intent.current = intentFor(props.values ?? null, intent.current);
    const { key } = intent.current;
    const finish = (value: T) => {
      intent.current = undefined;
      onClose();
      onDone?.(value);
    };
    void run(() => props.action(key), { ...(props.done !== undefined && { done: props.done }), onDone: finish });
  };
  return (
    <Dialog
      alert={!hasFields}
      open={open}
      wide={props.wide ?? false}
      onClose={close}
      title={props.title}
      actions={
        <>
          {props.more}
          <Button onClick={close}>{props.cancelLabel ?? t(props.confirmLabel === null ? 'close' : 'cancel')}</Button>
          {props.confirmLabel !== null && (
            <Button
              type="submit"
              form={id}
              look={props.danger ? 'danger' : 'primary'}
              busy={busy}
              {...(props.busyLabel && { busyLabel: props.busyLabel })}
              disabled={props.isReady === false}
            >
              {props.confirmLabel ?? t('ok')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {failure && (
          <Notice live tone="danger" {...(props.failureTitle && { title: props.failureTitle })}>
            {failure}
          </Notice>
        )}
        <div>{props.children}</div>
      </form>
    </Dialog>
  );
}
