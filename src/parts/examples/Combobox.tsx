import { useState } from 'react';
import { Combobox } from '#islands/ui/form/combobox/Combobox.tsx';
import type { ComboboxOptionData } from '#islands/ui/form/combobox/combobox-option.ts';
import type { Examples } from '../Parts.tsx';

const options: ComboboxOptionData[] = [
  { value: 'vf', label: 'Vierfunk Mobil GmbH', hint: 'VO20417' },
  { value: 'tp', label: 'Turmpunkt Partnerdienste GmbH' },
  ...Array.from({ length: 40 }, (_, n) => ({ value: `n${n}`, label: `Operator number ${n + 1}` })),
];

function Choice({ start, invalid = false }: { start?: string; invalid?: boolean }) {
  const [value, setValue] = useState(options.find((option) => option.value === start));
  return <Combobox label="Operator" value={value} onChange={setValue} options={options} invalid={invalid} />;
}

export const examples: Examples = {
  empty: () => <Choice />,
  chosen: () => <Choice start="vf" />,
  invalid: () => <Choice invalid />,
};
