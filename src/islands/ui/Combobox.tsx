import { lazy, Suspense } from 'react';
import type { ComboboxProps } from './ComboboxBox.tsx';

const ComboboxBox = lazy(() => import('./ComboboxBox.tsx').then((module) => ({ default: module.ComboboxBox })));

/** Find-as-you-type over given options or a search; its code is loaded when it is first shown. */
export function Combobox(props: ComboboxProps) {
  const shown = props.value?.label ?? '';
  return (
    <Suspense
      fallback={
        <input
          className="control"
          readOnly
          defaultValue={shown}
          aria-label={props.label}
          placeholder={props.placeholder}
        />
      }
    >
      <ComboboxBox {...props} />
    </Suspense>
  );
}
