import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { FormDifferences } from '#islands/ui/form/schema/FormDifferences.tsx';
import type { SchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { Autosave } from '#stores/data/autosave.ts';

/** Changes by another user to the same fields, beside the present input; nothing is sent before the decision. */
export function ConflictNotice({
  save,
  schemaContext,
  by,
}: {
  save: Autosave;
  schemaContext: SchemaContext;
  by: string;
}) {
  const t = texts('record');
  const { conflict } = useStore(save.$state);
  const scope = useFormScope();
  if (!conflict) return null;
  const { disputed, theirs } = conflict;
  const input = (values: Record<string, unknown>) => ({
    values: { ...scope.values(), ...Object.fromEntries(disputed.map((name) => [name, values[name]])) },
    step: 0,
    savedAt: 0,
    beside: {},
  });
  return (
    <Notice
      live
      tone="warn"
      title={t('long.conflict', { by })}
      actions={
        <>
          <Button onClick={() => save.settle('mine')}>{t('long.mine')}</Button>
          <Button onClick={() => save.settle('theirs')}>{t('long.theirs')}</Button>
        </>
      }
    >
      <p>{t('long.conflictText')}</p>
      <FormDifferences
        schemaContext={schemaContext}
        mine={input(scope.values())}
        theirs={input(theirs.values)}
        heads={{ mine: t('long.mineHead'), theirs: by }}
      />
    </Notice>
  );
}
