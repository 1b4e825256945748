import { message } from '#i18n/client.ts';
import { useOtherValue } from './useFormField.ts';

export interface FieldWarningProps {
  name: string;
  /** The message key for a value that may be sent and is odd. */
  of: (value: string) => string | undefined;
}

/** Stands below its control once that is left; screen readers are told of it. */
export function FieldWarning({ name, of }: FieldWarningProps) {
  const key = of(String(useOtherValue(name) ?? ''));
  return (
    <p role="status" className="text-sm text-warn empty:hidden peer-focus:hidden">
      {key && message(key)}
    </p>
  );
}
