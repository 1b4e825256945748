import type { ComponentProps } from 'react';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { useFieldCheck } from '../../ui/form/useFormField.ts';

const chosen = (value: unknown) => (value ? undefined : 'choose');

/** A choice that is mandatory for as long as it is shown. */
export function ConditionalChoice(props: ComponentProps<typeof RadioGroup>) {
  useFieldCheck(props.name, chosen);
  return <RadioGroup {...props} required />;
}
