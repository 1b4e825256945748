import { useState } from 'react';
import { Chips } from '#islands/ui/form/Chips.tsx';
import type { Examples } from '../Parts.tsx';

const chips = [
  { value: 'open', label: 'Open', count: 5 },
  { value: 'closed', label: 'Closed', count: 1 },
] as const;

function Filter({ always }: { always: boolean }) {
  const [selected, setSelected] = useState<'open' | 'closed' | undefined>('open');
  return <Chips label="State" chips={chips} selected={selected} onSelect={setSelected} always={always} />;
}

export const examples: Examples = {
  'none may be selected': () => <Filter always={false} />,
  'one is always selected': () => <Filter always />,
};
