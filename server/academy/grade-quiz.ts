import type { QuizResult } from '#contract/academy.ts';
import type { SolvedQuestion } from './find-course.ts';

const correctOf = ({ answers }: SolvedQuestion): number[] =>
  answers.flatMap(({ correct }, at) => (correct ? [at] : []));

/** Passed where exactly the right answers of every question were chosen. */
export function gradeQuiz(questions: readonly SolvedQuestion[], answers: readonly (readonly number[])[]): QuizResult {
  const graded = questions.map((question, at) => {
    const correct = correctOf(question);
    const chosen = new Set(answers[at] ?? []);
    const right = chosen.size === correct.length && correct.every((place) => chosen.has(place));
    return { right, ...(right && question.explanation && { explanation: question.explanation }) };
  });
  return { passed: graded.every(({ right }) => right), questions: graded };
}
