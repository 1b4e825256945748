import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { RowSection } from '#islands/ui/page/RowSection.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { Loadable } from '#stores/data/loadable.ts';
import type { Examples } from '../Parts.tsx';

interface Address {
  readonly id: string;
  readonly host: string;
}

const ready = (value: Address[]): Loadable<Address[]> => ({ state: 'ready', value, refreshing: false });

function Addresses({ value, isEditable = false }: { value: Loadable<Address[]>; isEditable?: boolean }) {
  const [tries, setTries] = useState(0);
  return (
    <RowSection
      title="Addresses"
      lead="Where the portal sends messages to."
      {...(isEditable && {
        state: <StatusPill tone="ok">On</StatusPill>,
        add: {
          label: 'Add an address',
          dialog: (onClose) => (
            <Dialog open onClose={onClose} title="Add an address" actions={<Button onClick={onClose}>Cancel</Button>}>
              <p>A form stands here.</p>
            </Dialog>
          ),
        },
      })}
      value={value}
      onRetry={() => setTries(tries + 1)}
      failedTitle="The addresses cannot be loaded"
      rows={(addresses) => addresses}
      row={({ host }) => <p className="px-5 py-3.5">{host}</p>}
      empty={{ title: 'No address yet', text: 'Messages are sent as soon as there is one.' }}
      foot={!isEditable && 'An administrator of the organisation changes them.'}
    />
  );
}

const two = [
  { id: '1', host: 'hooks.example.com' },
  { id: '2', host: 'orders.example.com' },
];

export const examples: Examples = {
  rows: () => <Addresses value={ready(two)} isEditable />,
  onlySeen: () => <Addresses value={ready(two)} />,
  empty: () => <Addresses value={ready([])} isEditable />,
  loading: () => <Addresses value={{ state: 'loading' }} />,
  failed: () => <Addresses value={{ state: 'failed', error: new ApiError(503) }} />,
};
