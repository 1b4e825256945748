import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFieldInput, useFormField } from '#islands/ui/form/useFormField.ts';

interface Props {
  name: string;
  /** In the field too, as long as it is empty. */
  label: string;
  /** Has the height of a text that is being written. */
  isOpen?: boolean;
}

/** A field of one line that grows with what is written. */
export function LineText({ name, label, isOpen = false }: Props) {
  const { id } = useFormScope();
  const field = useFormField(name, { label });
  return (
    <>
      <label htmlFor={field.id} className="sr-only">
        {label}
      </label>
      <textarea
        key={id}
        {...useFieldInput(name)}
        {...field.aria(false)}
        rows={1}
        placeholder={label}
        className={`control field-sizing-content max-h-60 resize-none ${isOpen ? 'min-h-18' : 'min-h-10'}`}
      />
      {field.error && (
        <p id={field.errorId} className="font-semibold text-danger text-sm">
          {field.error}
        </p>
      )}
    </>
  );
}
