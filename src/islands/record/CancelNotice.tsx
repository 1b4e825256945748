import type { Maintenance } from '../../contract/maintenance.ts';
import { texts } from '../../i18n/client.ts';
import type { RecordStore } from '../../stores/data/record-detail.ts';
import type { FormContract } from '../ui/form/kit/contract-resolver.ts';
import type { FormProps } from '../ui/form/kit/form-props.ts';
import { TextArea } from '../ui/form/TextArea.tsx';
import { ActNotice } from './ActNotice.tsx';

interface Props<C extends FormContract> extends Pick<RecordStore<unknown, Maintenance>, 'act'> {
  /** They say it under `cancel`. */
  texts: 'orders' | 'portings' | 'processes';
  record: { id: string; version: number };
  /** Of an action with a reason. */
  contract: C;
  name: string;
  /** Most characters of the reason. */
  max: number;
}

/** Offers to cancel a record, or to ask for that, with the reason why. */
export function CancelNotice<C extends FormContract>({ texts: namespace, record, contract, name, max, act }: Props<C>) {
  const t = texts(namespace as 'portings');
  return (
    <ActNotice
      tone="info"
      notice={t('cancel.title')}
      text={t('cancel.text')}
      label={t('cancel.open')}
      contract={contract}
      defaults={{ _action: name, reason: '' } as unknown as FormProps<C>['defaults']}
      keep={`${namespace}/${record.id}/cancel`}
      submitLabel={t('cancel.submit')}
      submitLook="danger"
      act={act}
      action={(input) => ({ ...(input as Maintenance), version: record.version })}
      done={() => t('cancel.done')}
    >
      <TextArea name="reason" label={t('cancel.reason')} max={max} rows={3} />
    </ActNotice>
  );
}
