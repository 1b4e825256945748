import { isColour, mendColour } from '#contract/brand/colour.ts';
import { white } from '#domain/brand/contrast.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { useFieldInput, useFieldValue, useFormField } from '#islands/ui/form/useFormField.ts';

interface Props {
  name: 'brand' | 'accent';
  label: string;
  /** Name of the palette of the browser that stands beside it. */
  pick: string;
}

/** A colour as it is typed, with the browser's own palette beside it. */
export function ColourInput({ name, label, pick }: Props) {
  const field = useFormField(name, { label });
  const [value, setValue] = useFieldValue<string>(name);
  const colour = mendColour(value);
  return (
    <Field field={field} label={label}>
      <span className="flex gap-2">
        <input
          type="color"
          aria-label={pick}
          value={isColour(colour) ? colour : white}
          className="h-11 w-12 shrink-0 cursor-pointer rounded-control border border-control bg-field p-1"
          onChange={(event) => setValue(event.target.value.toUpperCase())}
        />
        <input
          {...useFieldInput(name)}
          {...field.aria(false)}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={9}
          className="peer control min-w-0 flex-1"
        />
      </span>
    </Field>
  );
}
