import { papersToSign } from '#domain/sales/orders/papers.ts';
import { PaperButtons } from '#islands/record/Papers.tsx';
import { useDraft } from './wizard-case.ts';

/** The documents of the order as they would be sent; the German ones are binding in every language. */
export function DocumentButtons() {
  const { draft } = useDraft();
  return <PaperButtons id={draft.id} papers={papersToSign(draft.data)} />;
}
