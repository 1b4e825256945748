export const maxChecklistSteps = 20;

/** The steps that a text names, one per line, each once. */
export const checklistSteps = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
      .filter(Boolean),
  ),
];
