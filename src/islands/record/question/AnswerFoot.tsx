import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import type { FooterState } from '#islands/ui/form/kit/form-props.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { uploader } from '#stores/files/uploads.ts';
import { actionFooter } from '../action-footer.tsx';
import { useFocusInside } from '../useFocusInside.ts';

const FileDrop = lazy(() => import('#islands/ui/upload/FileDrop.tsx').then((module) => module.FileDrop));

interface Props {
  state: FooterState;
  submitLabel: string;
  /** What happens once it is answered. */
  after?: string | undefined;
  files?: { label: string; max: number } | undefined;
}

/** The foot of an answer; files are a button until one is wanted, or was chosen before. */
export function AnswerFoot({ state, submitLabel, after, files }: Props) {
  const t = texts('record');
  const { beside } = useFormScope();
  const [isOpen, setOpen] = useState(() =>
    Boolean((beside.get('fileQueue') as readonly unknown[] | undefined)?.length),
  );
  const [isPressed, setPressed] = useState(false);
  const box = useFocusInside(isPressed);
  const attach = files && !isOpen && (
    <Button
      look="quiet"
      icon={<Icon of={Paperclip} size={16} />}
      className="max-sm:size-11 max-sm:border-control max-sm:bg-card max-sm:p-0"
      onClick={() => {
        setOpen(true);
        setPressed(true);
      }}
    >
      <span className="max-sm:sr-only">{t('question.attach')}</span>
    </Button>
  );
  return (
    <>
      {files && isOpen && (
        <div ref={box}>
          <Suspense fallback={<Skeleton rows={2} />}>
            <FileDrop name="fileQueue" label={files.label} uploader={uploader} min={0} max={files.max} />
          </Suspense>
        </div>
      )}
      {actionFooter({ label: submitLabel, busyLabel: texts('ui')('busy'), beside: attach, note: after })(state)}
    </>
  );
}
