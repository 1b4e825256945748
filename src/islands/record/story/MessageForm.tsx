import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { FormContract } from '#islands/ui/form/kit/contract-resolver.ts';
import type { FooterState } from '#islands/ui/form/kit/form-props.ts';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Initials } from '#islands/ui/text/Initials.tsx';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { $user } from '#stores/session/session.ts';
import { type ActFormProps, ActionForm } from '../ActionForm.tsx';
import { actionFooter } from '../action-footer.tsx';
import { LineText } from './LineText.tsx';

interface Props<C extends FormContract, Action>
  extends Omit<ActFormProps<C, Action>, 'title' | 'lead' | 'look' | 'footer' | 'again'> {
  label: string;
  /** The field of the text. */
  name: string;
  /** Said below the text. */
  hint?: ReactNode;
  /** What goes with the text. */
  children?: ReactNode;
}

/** What is written to the other side: one line that opens into its form. */
export function MessageForm<C extends FormContract, Action>(props: Props<C, Action>) {
  const { name, hint, children, ...form } = props;
  const [isWanted, setWanted] = useState(false);
  const user = useStore($user);
  const isStaff = useStore($isEmployee);
  return (
    <section
      aria-label={form.label}
      className="card grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 px-5 py-3.5 print:hidden"
      onFocus={() => setWanted(true)}
    >
      <span aria-hidden="true" className="pt-1">
        <Initials name={user?.displayName ?? ''} filled={isStaff} />
      </span>
      <ActionForm
        {...(form as unknown as ActFormProps<C, Action>)}
        again
        look="page"
        footer={(state) => <Foot state={state} isWanted={isWanted} name={name} label={form.submitLabel} />}
      >
        <Fields name={name} label={form.label} isWanted={isWanted}>
          {hint && <p className="text-muted text-sm">{hint}</p>}
          {children}
        </Fields>
      </ActionForm>
    </section>
  );
}

/** Open once it is wanted, and where it holds text. */
const useIsOpen = (name: string, isWanted: boolean): boolean => String(useOtherValue(name) ?? '') !== '' || isWanted;

interface Part {
  name: string;
  label: string;
  isWanted: boolean;
}

function Fields({ name, label, isWanted, children }: Part & { children: ReactNode }) {
  const isOpen = useIsOpen(name, isWanted);
  return (
    <>
      <LineText name={name} label={label} isOpen={isOpen} />
      {isOpen && children}
    </>
  );
}

function Foot({ state, isWanted, name, label }: Part & { state: FooterState }) {
  const isOpen = useIsOpen(name, isWanted) || state.busy || state.failure !== undefined;
  return isOpen ? actionFooter({ label })(state) : null;
}
