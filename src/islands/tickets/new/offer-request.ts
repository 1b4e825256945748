type Values = Record<string, unknown>;

/** What is sent for a confirmed form: choices that its other choices have hidden again stay out. */
export function offerRequest({ goal, withPhone, ...values }: Values): Values {
  const asksGoal = values['businessKind'] !== 'newBusiness';
  const asksPhone = values['network'] === 'mobile';
  return { ...values, ...(asksGoal && { goal }), ...(asksPhone && { withPhone }), consent: true };
}
