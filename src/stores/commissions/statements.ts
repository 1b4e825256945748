import { markStatementsRead, readStatements } from '#api/commissions/lines.ts';
import { listFolder } from '#api/library.ts';
import type { StatementsAnswer } from '#contract/commissions/statement.ts';
import { statementsOf } from '#domain/documents/library.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { $dataScope } from '../session/data-scope.ts';

/** All statements, and what their lines come to. */
export const statements = ownedLoader<StatementsAnswer>('commission-statements', ({ trid }) => readStatements(trid));

/** The documents of the statements, which stand beside them. */
export const statementFiles = ownedLoader('commission-files', async ({ trid }) => {
  const { items } = await listFolder(trid, statementsOf(trid), { _limit: 500 });
  return items.filter(({ type }) => type === 'file');
});

/** Who looks at the lines of statements has read them; a note that does not arrive is written another time. */
export async function noteRead(isShown: (statement: StatementsAnswer['items'][number]) => boolean): Promise<void> {
  const [owner, statementsValue] = [$dataScope.get(), statements.$value.get()];
  if (!owner || statementsValue.state !== 'ready') return;
  const ids = statementsValue.value.items.filter((one) => !one.isRead && isShown(one)).map(({ id }) => id);
  if (ids.length === 0) return;
  await markStatementsRead(owner.trid, ids.slice(0, 1000)).catch(() => undefined);
  if ($dataScope.get() !== owner) return;
  statements.change((answer) => ({
    ...answer,
    items: answer.items.map((one) => (ids.includes(one.id) ? { ...one, isRead: true } : one)),
  }));
}
