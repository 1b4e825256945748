import { type Ref, useId } from 'react';
import { texts } from '#i18n/client.ts';

export interface FoundError {
  name: string;
  label: string;
  sentence: string;
  /** Element to go to; missing where the field is not on the screen. */
  id?: string;
}

interface Props {
  errors: readonly FoundError[];
  onGo: (error: FoundError) => void;
  ref: Ref<HTMLDivElement>;
}

/** Names what is wrong after a refused submit and leads to each field. */
export function ErrorSummary({ errors, onGo, ref }: Props) {
  const title = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a field of it
    <div
      ref={ref}
      role="group"
      aria-labelledby={title}
      tabIndex={-1}
      className="grid animate-rise gap-1.5 rounded-card border-2 border-danger bg-danger-soft p-4 sm:px-5"
    >
      <h2 id={title} className="text-base">
        {texts('ui')('checkAnswers', { count: errors.length })}
      </h2>
      <ul className="grid gap-1">
        {errors.map((error) => (
          <li key={error.name}>
            {error.id ? (
              <a
                href={`#${error.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(error);
                }}
                className="inline-block py-px font-semibold text-danger underline decoration-from-font hover:decoration-2"
              >
                {error.label && `${error.label}: `}
                {error.sentence}
              </a>
            ) : (
              <span className="font-semibold text-danger">{error.sentence}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
