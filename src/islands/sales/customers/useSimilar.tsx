import * as z from 'zod/mini';
import { ApiError } from '#api/api-error.ts';
import { type SimilarCustomer, similarCustomer } from '#contract/sales/customer.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';

const similarIn = (error: ApiError): readonly SimilarCustomer[] =>
  z.safeParse(z.array(similarCustomer), error.answer?.['duplicates']).data ?? [];

function SimilarList({ found: matches }: { found: readonly SimilarCustomer[] }) {
  const t = texts('customers');
  return (
    <>
      <p>{t('similar.text')}</p>
      <ul className="mt-2 grid gap-1.5">
        {matches.map(({ id, foreignid, title, place }) => (
          <li key={id}>
            <a href={href('CustomerEdit', pageLocale(), { id })} target="_blank" rel="noopener">
              {title}
            </a>
            <span className="text-muted"> {[place, foreignid].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Save<T> = (body: Record<string, unknown>, idempotencyKey: string) => Promise<T>;

/** `docs/domain/customers.md#similar-customers`: asks before the same customer is kept twice; `dialog` has to stand somewhere on the screen. */
export function useSimilar() {
  const t = texts('customers');
  const { ask, dialog } = useConfirm();

  /**
   * Saves, and after the user's confirmation saves again if similar customers exist; those of which the user has said that
   * they are others are not asked about again. Throws ApiError.
   */
  async function save<T>(
    by: Save<T>,
    body: Record<string, unknown>,
    idempotencyKey: string,
    others: readonly string[] = [],
  ): Promise<T> {
    try {
      return await by(body, idempotencyKey);
    } catch (cause) {
      const matches = similarIn(ApiError.from(cause));
      if (matches.length === 0) throw cause;
      const question = {
        title: t('similar.title'),
        text: <SimilarList found={matches} />,
        confirmLabel: t('similar.save'),
        cancelLabel: t('similar.cancel'),
      };
      const isAnswered = matches.every(({ id }) => others.includes(id));
      if (!isAnswered && !(await ask(question))) throw cause;
      // Another request than the refused one, and so under another key.
      return await by({ ...body, confirmDuplicate: true }, crypto.randomUUID());
    }
  }
  const failure = (error: ApiError) => (similarIn(error).length > 0 ? t('similar.none') : undefined);
  return { save, failure, dialog };
}
