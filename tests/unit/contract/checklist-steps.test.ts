import { expect, test } from 'vitest';
import { checklistSteps } from '#contract/staff/checklist-steps.ts';

test.each([
  ['one per line', 'A\nB\r\nC', ['A', 'B', 'C']],
  ['without marks of lists', '- A\n* B\n• C\n1. D\n2) E', ['A', 'B', 'C', 'D', 'E']],
  ['without empty lines, blanks and repetitions', '\n  A  \n\nA\n', ['A']],
  ['numbers that belong to the words stay', '3 Angebote\n24-Stunden-Frist', ['3 Angebote', '24-Stunden-Frist']],
])('§staff steps of a checklist are read %s', (_what, text, steps) => expect(checklistSteps(text)).toEqual(steps));
