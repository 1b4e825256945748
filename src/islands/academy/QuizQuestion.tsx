import { useId } from 'react';
import type { QuizResult } from '#contract/academy.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from '../ui/form/inputs.tsx';

interface Props {
  question: string;
  answers: readonly string[];
  /** Places of the chosen answers. */
  chosen: readonly number[];
  onChoose: (places: number[]) => void;
  result: QuizResult['questions'][number] | undefined;
  /** The language of `question`, `answers.0.text` or `explanation` where it is not that of the page. */
  langOfPart: (part: string) => { lang?: 'de' };
}

export function QuizQuestion({ question, answers, chosen, onChoose, result, langOfPart }: Props) {
  const t = texts('academy');
  const id = useId();
  return (
    <fieldset className="grid gap-2" {...(result && { 'aria-describedby': id })}>
      <legend className="mb-2 font-semibold" {...langOfPart('question')}>
        {question}
      </legend>
      {answers.map((text, place) => (
        <label key={text} className="option items-start">
          <CheckboxInput
            checked={chosen.includes(place)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, place] : chosen.filter((other) => other !== place))
            }
            className="mt-0.75"
          />
          <span {...langOfPart(`answers.${place}.text`)}>{text}</span>
        </label>
      ))}
      {result && (
        <p id={id} className={result.right ? 'text-ok' : 'text-warn'}>
          <strong>{result.right ? t('quiz.right') : t('quiz.wrong')}</strong>{' '}
          <span {...langOfPart('explanation')}>{result.explanation}</span>
        </p>
      )}
    </fieldset>
  );
}
