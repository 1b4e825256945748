import { useRef } from 'react';
import type { SavedReplyData } from '#contract/staff/saved-reply.ts';
import { maxFiles, staffAnswer } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { ticketFilling } from '#domain/staff/placeholders.ts';
import { mayFollow, nextStatuses, takesFiles } from '#domain/tickets/ticket-rules.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { ReplyPicker } from '#islands/record/ticket/ReplyPicker.tsx';
import { answerAction, emptyAnswer } from '#islands/record/ticket/ticket-answer.ts';
import { statusName } from '#islands/record/ticket/ticket-labels.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { useFieldInput, useFieldValue, useFormField, useOtherValue } from '#islands/ui/form/useFormField.ts';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { uploader } from '#stores/files/uploads.ts';
import { $user } from '#stores/session/session.ts';
import type { PresenceStore } from '#stores/staff/presence.ts';
import type { TicketStore } from '#stores/tickets/ticket.ts';
import { ComposerFoot } from './ComposerFoot.tsx';
import { ComposerText } from './ComposerText.tsx';
import { typingNames } from './PresenceNote.tsx';

const FileDrop = lazy(() => import('#islands/ui/upload/FileDrop.tsx').then((module) => module.FileDrop));

interface Props extends Pick<TicketStore, 'act'> {
  ticket: TicketRecord;
  isReplying: boolean;
  hasFiles: boolean;
  /** Steps of its checklist that are not ticked. */
  openSteps: readonly string[];
  presence: PresenceStore;
  /** Gives the ticket to oneself. */
  onAssignSelf: () => void;
  /** Goes to the entry that follows. */
  onNext: (() => void) | undefined;
}

/** The state that the ticket has after sending. */
function NextState({ ticket }: { ticket: TicketRecord }) {
  const t = texts('tickets');
  const field = useFormField('status', { label: t('answer.status') });
  const options = nextStatuses[ticket.state].map((status) => ({ value: status, label: statusName(status, true) }));
  return (
    <>
      <label htmlFor={field.id} className="text-muted text-sm">
        <span aria-hidden="true">{texts('desk')('composer.after')}</span>
        <span className="sr-only">{t('answer.status')}</span>
      </label>
      <PlainSelect
        small
        data-key-status
        {...useFieldInput('status')}
        {...field.aria(false)}
        placeholder={statusName(ticket.state, true)}
        options={options}
      />
    </>
  );
}

/** Saved replies; one that is a macro chooses the state and the assignment too, as far as the ticket may have them. */
function Replies({ ticket, by }: { ticket: TicketRecord; by: string }) {
  const [, setStatus] = useFieldValue<string | undefined>('status');
  const [, setAssignsSelf] = useFieldValue<boolean | undefined>('assignsSelf');
  const fill = ({ status, assignsSelf }: SavedReplyData) => {
    if (status && mayFollow(ticket.state, status)) setStatus(status);
    if (assignsSelf) setAssignsSelf(true);
  };
  return (
    <ReplyPicker
      hasFocus
      type={ticket.kind}
      filling={ticketFilling(ticket.data, ticket.foreignid, by)}
      onInsert={fill}
    />
  );
}

/** Takes the ticket over with the answer. */
function AssignsSelf() {
  return (
    <label className="flex items-center gap-2 text-sm max-sm:min-h-11">
      <CheckboxInput {...useFieldInput('assignsSelf')} />
      {texts('desk')('composer.assignsSelf')}
    </label>
  );
}

/** A complaint that is closed may be refused at once. */
function Refusal() {
  const t = texts('tickets');
  if (useOtherValue('status') !== 'closed') return null;
  return <Checkbox name="refused" label={t('answer.refused')} hint={t('answer.refusedHint')} />;
}

/** An answer that ends the task says what of its checklist is open. */
function OpenSteps({ steps }: { steps: readonly string[] }) {
  const ends = useOtherValue('status') === 'closed';
  return (
    <div role="status">
      {ends && steps.length > 0 && (
        <Notice tone="warn" title={texts('desk')('checklist.open', { count: steps.length })}>
          {steps.join(' · ')}
        </Notice>
      )}
    </div>
  );
}

/** The answer to the partner with its state, its files and a saved reply; Ctrl and Enter sends it and opens the next entry. */
export function AnswerComposer({
  ticket,
  act,
  isReplying,
  hasFiles,
  openSteps,
  presence,
  onAssignSelf,
  onNext,
}: Props) {
  const t = texts('desk');
  const own = texts('tickets');
  const goesOn = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const send = (isLast: boolean) => {
    goesOn.current = !isLast;
  };
  const { ask, dialog } = useConfirm();
  /** Two answers to one question confuse the partner. */
  const confirm = async () => {
    const names = typingNames(presence.$others.get());
    return (
      names === undefined ||
      ask({ title: t('presence.typing', { names }), text: t('presence.sendText'), confirmLabel: t('presence.send') })
    );
  };
  const by = $user.get()?.displayName ?? '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the fields inside
    <div
      ref={box}
      data-composer-answer
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        send(false);
        box.current?.querySelector('form')?.requestSubmit();
      }}
    >
      <ActionForm
        again
        look="page"
        label={own('answer.title')}
        contract={staffAnswer}
        defaults={emptyAnswer}
        keep={`ticket/${ticket.id}/answer`}
        submitLabel={t('composer.send')}
        act={act}
        confirm={confirm}
        action={(values) => answerAction(ticket, values)}
        done={() => own('answer.done')}
        onDone={({ assignsSelf }) => {
          if (assignsSelf) onAssignSelf();
          if (goesOn.current) onNext?.();
          goesOn.current = false;
        }}
        footer={(state) => (
          <ComposerFoot
            state={state}
            before={
              <>
                <NextState ticket={ticket} />
                <AssignsSelf />
              </>
            }
          >
            <Button {...state.submitProps} busy={state.busy && !goesOn.current} onClickCapture={() => send(true)}>
              {t('composer.send')}
            </Button>
            <Button
              {...state.submitProps}
              look="primary"
              busy={state.busy && goesOn.current}
              onClickCapture={() => send(false)}
            >
              {t('composer.sendNext')}
              <kbd className="rounded-tag border border-on-brand/50 px-1 font-sans text-xs max-lg:hidden">
                {t('composer.sendKeys')}
              </kbd>
            </Button>
          </ComposerFoot>
        )}
      >
        <div className="grid gap-2">
          {isReplying && <Replies ticket={ticket} by={by} />}
          <ComposerText name="note" label={own('answer.note')} max={4000} />
          {takesFiles(ticket.kind) && (
            <div hidden={!hasFiles}>
              <Suspense fallback={<Skeleton rows={2} />}>
                <FileDrop name="fileQueue" label={own('answer.files')} uploader={uploader} min={0} max={maxFiles} />
              </Suspense>
            </div>
          )}
          <OpenSteps steps={openSteps} />
          {ticket.kind === 'etcProvisionComplain' && <Refusal />}
        </div>
      </ActionForm>
      {dialog}
    </div>
  );
}
