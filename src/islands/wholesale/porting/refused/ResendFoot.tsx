import Send from 'lucide/dist/esm/icons/send.mjs';
import type { ReactNode } from 'react';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { texts } from '#i18n/client.ts';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFromAnswers } from '#islands/ui/form/schema/schema-context.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { isMended } from './refused-points.ts';

interface Props {
  data: PortingData;
  /** Paths of the answers that were refused. */
  refused: readonly string[];
  note: ReactNode;
  onSend: () => void;
}

/** The foot of a refused section, in sight while the section is: what was corrected, and the way to send it again. */
export function ResendFoot({ data, refused, note, onSend }: Props) {
  const t = texts('portings');
  const { form } = useFormScope();
  const mended = useFromAnswers(
    refused.map((path) => path.split('.')[0] ?? ''),
    () => refused.filter((path) => isMended(data, form.getValues(), path)).length,
  );
  return (
    <div
      ref={footBar}
      data-foot-bar
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-card border-line border-t bg-card py-3 print:hidden"
    >
      {note}
      <p role="status" className="ms-auto font-semibold text-ok text-sm">
        {mended > 0 && t('refused.mended', { count: mended })}
      </p>
      <Button look="primary" icon={<Icon of={Send} />} className="max-sm:min-h-11 max-sm:w-full" onClick={onSend}>
        {t('sendAgain')}
      </Button>
    </div>
  );
}
