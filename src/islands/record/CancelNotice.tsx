import type { Maintenance } from '#contract/maintenance.ts';
import type { RecordStore } from '#stores/data/record-detail.ts';
import type { FormContract } from '../ui/form/kit/contract-resolver.ts';
import type { FormProps } from '../ui/form/kit/form-props.ts';
import { TextArea } from '../ui/form/TextArea.tsx';
import { ActionNotice } from './ActionNotice.tsx';

interface Props<C extends FormContract> extends Pick<RecordStore<unknown, Maintenance>, 'act'> {
  /** `back` leaves all as it is. */
  words: { title: string; text: string; open: string; submit: string; done: string; reason: string; back?: string };
  /** `portings/018f…/cancel`, as for every form. */
  keep: string;
  record: { version: number };
  /** Of an action with a reason. */
  contract: C;
  name: string;
  /** Most characters of the reason. */
  max: number;
}

/** Offers to cancel a record, or to ask for that, with the reason why. */
export function CancelNotice<C extends FormContract>({ words, keep, record, contract, name, max, act }: Props<C>) {
  return (
    <ActionNotice
      tone="info"
      notice={words.title}
      text={words.text}
      label={words.open}
      back={words.back}
      contract={contract}
      defaults={{ _action: name, reason: '' } as unknown as FormProps<C>['defaults']}
      keep={keep}
      submitLabel={words.submit}
      submitLook="danger"
      act={act}
      action={(input) => ({ ...(input as Maintenance), version: record.version })}
      done={() => words.done}
    >
      <TextArea name="reason" label={words.reason} max={max} rows={3} />
    </ActionNotice>
  );
}
