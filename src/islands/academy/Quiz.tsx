import { type FormEvent, useId, useRef, useState } from 'react';
import type { QuizResult } from '#contract/academy.ts';
import type { Lesson } from '#contract/content/content.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { texts } from '#i18n/client.ts';
import { answerQuiz } from '#stores/content/academy.ts';
import { Card } from '../ui/page/Card.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { useAlive } from '../ui/page/useAlive.ts';
import { useCall } from '../ui/page/useCall.ts';
import { Button } from '../ui/text/Button.tsx';
import { QuizQuestion } from './QuizQuestion.tsx';

interface Props {
  course: string;
  lesson: string;
  questions: NonNullable<Lesson['quiz']>;
  /** Paths of the lesson's texts that are German on an English page. */
  german: readonly string[];
  isDone: boolean;
}

/** Questions at the end of a lesson. The server knows the right answers; wrong ones can be repeated. */
export function Quiz({ course, lesson, questions, german, isDone }: Props) {
  const t = texts('academy');
  const [chosen, setChosen] = useState<number[][]>(() => questions.map(() => []));
  const [result, setResult] = useState<QuizResult>();
  const alive = useAlive();
  const { busy, run } = useCall({ toasts: true });
  const hint = useId();
  const outcome = useRef<HTMLDivElement>(null);
  const [unanswered, setUnanswered] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = chosen.filter((places) => places.length === 0).length;

  function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (missing > 0) {
      const first = chosen.findIndex((places) => places.length === 0);
      setUnanswered(true);
      form.current?.querySelectorAll('fieldset')[first]?.querySelector('input')?.focus();
      return;
    }
    const show = (answer: QuizResult) => {
      setResult(answer);
      outcome.current?.focus();
    };
    void run(() => answerQuiz(course, lesson, chosen), { onDone: show });
  }

  const choose = (at: number, places: number[]) => {
    setChosen(chosen.map((before, index) => (index === at ? places : before)));
    if (result) setResult(undefined);
  };

  return (
    <Card title={t('quiz.title')} className="print:hidden">
      <form ref={form} onSubmit={send} className="grid gap-6" inert={!alive}>
        <p className="text-muted">{t('quiz.hint')}</p>
        {questions.map(({ question, answers }, at) => (
          <QuizQuestion
            key={question}
            question={question}
            answers={answers.map(({ text }) => text)}
            chosen={chosen[at] ?? []}
            onChoose={(places) => choose(at, places)}
            result={result?.questions[at]}
            langOfPart={(part) => langOf(german, `quiz.${at}.${part}`)}
          />
        ))}
        <div ref={outcome} tabIndex={-1} role="status" className="empty:hidden">
          {result?.passed && (
            <Notice tone="ok" title={t('quiz.passed')}>
              {t('quiz.passedText')}
            </Notice>
          )}
          {result && !result.passed && (
            <Notice tone="warn" title={t('quiz.notYet')}>
              {t('quiz.notYetText')}
            </Notice>
          )}
          {!result && isDone && <Notice tone="ok">{t('quiz.before')}</Notice>}
        </div>
        {!result?.passed && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              look={isDone ? 'secondary' : 'primary'}
              busy={busy}
              aria-disabled={missing > 0 || undefined}
              aria-describedby={hint}
            >
              {t('quiz.send')}
            </Button>
            <p id={hint} role="status" className={`text-sm ${unanswered ? 'text-danger' : 'text-muted'}`}>
              {missing > 0 && t('quiz.missing', { count: missing })}
            </p>
          </div>
        )}
      </form>
    </Card>
  );
}
