import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'>;

interface CheckboxProps extends Props {
  /** Some of what the box stands for, but not all of it. */
  isPartly?: boolean;
}

/** A checkbox without its sentence; `theme.css` draws it. */
export const CheckboxInput = ({ isPartly, ...input }: CheckboxProps) => (
  <input
    {...input}
    type="checkbox"
    {...(isPartly !== undefined && {
      ref: (box: HTMLInputElement | null) => {
        if (box) box.indeterminate = isPartly;
      },
    })}
  />
);

/** A radio button without its sentence; `theme.css` draws it. */
export const RadioInput = (input: Props) => <input {...input} type="radio" />;

/** The browser's picker of files; what is pressed for it is drawn beside it. */
export const FileInput = (input: Props) => <input {...input} type="file" className="sr-only" />;
