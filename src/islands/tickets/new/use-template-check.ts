import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { CheckedComplaint } from '#domain/commissions/check-complaint.ts';
import { templateFault, unreadableFault } from '#domain/commissions/complaint-message.ts';
import type { MendedCell } from '#domain/commissions/mend-complaint.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import type { UploadEntry } from '#islands/ui/upload/upload-list.ts';

const field = 'excelFile';
const checks = () => import('#stores/tickets/complaint-check.ts');

/** State of the chosen template's check: empty if there is no template, or if only the portal can read it. */
type TemplateCheckState =
  | { state: 'none' | 'checking' | 'later' }
  | { state: 'unreadable'; message: string }
  | { state: 'checked'; result: CheckedComplaint };

const nothing: TemplateCheckState = { state: 'none' };
/** Whether the portal did not take the file itself; uploads that broke off are tried again. */
const isRefused = (entry: UploadEntry | undefined): boolean =>
  entry?.progress.state === 'failed' && [413, 415].includes(entry.progress.status);

/** Looks into the filled template as soon as it is chosen, and keeps a faulty one from being sent. */
export function useTemplateCheck() {
  const { lists } = useFormScope();
  useStore(lists.$changes);
  const operator = useOtherValue<string>('operator');
  const list = lists.get(field);
  const entry = list?.$entries.get().at(-1);
  const key = entry && extensionOf(entry.name) === 'xlsx' ? entry.key : undefined;
  const [checkState, setKnown] = useState<TemplateCheckState>({ state: 'none' });
  const [unwritable, setUnwritable] = useState(false);
  const latest = useRef(0);

  useEffect(() => {
    latest.current += 1;
    const mine = latest.current;
    const file = key === undefined ? undefined : list?.file(key);
    setUnwritable(false);
    if (!list || !file || !operator) {
      list?.judge(undefined);
      return setKnown({ state: 'none' });
    }
    const tell = (nextState: TemplateCheckState, fault?: string) => {
      if (mine !== latest.current) return;
      setKnown(nextState);
      list.judge(fault);
    };
    tell({ state: 'checking' });
    checks()
      .then(({ checkTemplate }) => checkTemplate(operator, file))
      .then((result) => tell({ state: 'checked', result }, templateFault(result)))
      .catch((error: unknown) => {
        // What cannot be asked now is judged by the portal when it is sent.
        if (!(error instanceof UnreadableFile)) return tell({ state: 'later' });
        const message = unreadableFault(error);
        tell({ state: 'unreadable', message }, message);
      });
  }, [list, key, operator]);

  /** Writes the typed values into the file, which is then uploaded and checked again. */
  async function mend(cells: readonly MendedCell[]): Promise<void> {
    const file = key === undefined ? undefined : list?.file(key);
    if (!list || key === undefined || !file) return;
    try {
      const { mendTemplate } = await checks();
      list.replace(key, await mendTemplate(file, cells));
    } catch {
      setUnwritable(true);
    }
  }

  // Of a file that the portal refused there is nothing more to say.
  return { known: isRefused(entry) ? nothing : checkState, unwritable, mend };
}
