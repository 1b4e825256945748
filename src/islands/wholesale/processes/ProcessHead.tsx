import Ban from 'lucide/dist/esm/icons/ban.mjs';
import { type ReactNode, useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import { wholesaleProcess } from '#contract/wholesale/process.ts';
import { href } from '#domain/access/routes.ts';
import { mayCancel, mayRetry, nextStates } from '#domain/wholesale/processes/process-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { Emphasis } from '#islands/record/Emphasis.tsx';
import { type RecordAct, RecordHead } from '#islands/record/RecordHead.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { ActProps } from './ProcessQuestion.tsx';
import { nextStep, objectLink, processTitle, stateName, stateTone } from './process-labels.ts';

const StatusDialog = lazy(() => import('./StatusDialog.tsx').then((module) => module.StatusDialog));

interface Props extends ActProps {
  isStaff: boolean;
  /** Its question stands below. */
  isAsked: boolean;
}

function Retry({ process, act }: ActProps) {
  const t = texts('processes');
  const { busy, run } = useCall({ toasts: true });
  const retry = () => act({ _action: 'retry', version: process.version }, crypto.randomUUID());
  return (
    <Button look="primary" busy={busy} onClick={() => void run(retry, { done: t('retry.done') })}>
      {t('retry.submit')}
    </Button>
  );
}

/** For employees: the next state. */
function StatusAct({ process, act, isMain }: ActProps & { isMain: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={isMain ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {texts('processes')('move.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <StatusDialog process={process} act={act} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Cancellation({ process, act, onClose }: ActProps & { onClose: () => void }) {
  const t = texts('processes');
  return (
    <ActionDialog
      title={t('cancel.title')}
      lead={t('cancel.text')}
      onClose={onClose}
      contract={wholesaleProcess.actions.cancel}
      defaults={{ _action: 'cancel', reason: '' }}
      keep={`processes/${process.id}/cancel`}
      submitLabel={t('cancel.submit')}
      submitLook="danger"
      act={act}
      action={(input): Maintenance => ({ ...input, version: process.version })}
      done={() => t('cancel.done')}
    >
      <TextArea name="reason" label={t('cancel.reason')} max={500} rows={3} />
    </ActionDialog>
  );
}

/** The one act: what brings the process on, for the reader. */
function mainAct({ process, act, isStaff }: Props): ReactNode {
  const { data } = process;
  const link = objectLink(data.object);
  if (mayRetry(data) && !isStaff) return <Retry process={process} act={act} />;
  if (data.state === 'waitingPartner' && link && !isStaff && nextStates(data).length === 0)
    return (
      <LinkButton look="primary" href={link}>
        {texts('processes')('waiting.open', { object: keptTitle(data.object.title) })}
      </LinkButton>
    );
  if (!isStaff || nextStates(data).length === 0) return null;
  return (
    <>
      {mayRetry(data) && <Retry process={process} act={act} />}
      <StatusAct process={process} act={act} isMain={!mayRetry(data)} />
    </>
  );
}

/** The customer of a process and what happens, who is to act, and what can be done with it. */
export function ProcessHead(props: Props) {
  const t = texts('processes');
  const locale = pageLocale();
  const { process, act, isStaff, isAsked } = props;
  const { data } = process;
  const { sentence, day } = nextStep(data);
  const title = processTitle(data);
  const link = objectLink(data.object);
  const cancellation: RecordAct = {
    label: t('cancel.open'),
    icon: <Icon of={Ban} size={16} />,
    danger: true,
    separated: true,
    dialog: (close) => <Cancellation process={process} act={act} onClose={close} />,
  };
  return (
    <RecordHead
      list="WholesaleProcesses"
      record={process}
      title={title}
      name={title.replace(' ·', ',')}
      state={data.state}
      pill={<StatusPill tone={stateTone[data.state]}>{stateName(data.state)}</StatusPill>}
      line={
        <>
          {t('line', { number: process.foreignid ?? '' })}
          {data.customerName === '' ? '' : ` · ${keptTitle(data.object.title)}`}
          {link && data.object.type !== 'ws.customer' && (
            <>
              {' · '}
              <a href={link}>{t('toObject')}</a>
            </>
          )}
          {data.customerName && (
            <>
              {' · '}
              <a href={href('WholesaleCoreData', locale, { id: data.customerId })}>{t('toCustomer')}</a>
            </>
          )}
        </>
      }
      isAsked={isAsked}
      sentence={<Emphasis sentence={sentence} words={day} />}
      actions={mainAct(props)}
      last={mayCancel(data) && !isStaff ? [cancellation] : []}
    />
  );
}
