/** Brings the plan of other countries; without it their numbers are taken as typed, and the server judges them. */
export const loadForeignPlan = (): Promise<unknown> => import('./foreign-plan.ts').catch(() => undefined);

const foreignNumber = /"\+(?!49)[1-9]\d{6,14}"/;

/** Whether an answer of the server names a number of another country. */
export const hasForeignNumber = (answer: unknown): boolean => foreignNumber.test(JSON.stringify(answer) ?? '');
