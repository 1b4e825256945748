import { useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useForm } from 'react-hook-form';
import { texts } from '#i18n/client.ts';
import { Steps } from '#islands/ui/page/Steps.tsx';
import type { FormInput } from '#stores/form-input/form-input.ts';
import type { FoundError } from '../ErrorSummary.tsx';
import {
  askedFields,
  contractResolver,
  errorsByPath,
  type FieldCheck,
  type FormContract,
  isRequired,
  prepared,
  shapeOf,
} from './contract-resolver.ts';
import { FirstFault } from './FirstFault.tsx';
import { FormFooter } from './FormFooter.tsx';
import { FormFrame } from './FormFrame.tsx';
import { focusField } from './focus-field.ts';
import type { FormProps } from './form-props.ts';
import { type FieldFacts, type FormScope, FormScopeContext, factsOf, StepContext } from './form-scope.ts';
import { RefusedSummary } from './RefusedSummary.tsx';
import { SavedInputNote, type StorageMode } from './SavedInputNote.tsx';
import { useFormSignals } from './useFormSignals.ts';
import { useSavedInput } from './useSavedInput.ts';
import { type Submission, useSubmit } from './useSubmit.ts';

interface BodyProps<C extends FormContract> extends FormProps<C> {
  formInput: FormInput | undefined;
  lists: FormScope['lists'];
  keeping: StorageMode;
}

/**
 * A form by contract. Validates on submit, then on change; a refused submit shows the error summary and gives it the focus.
 * Steps stay mounted, so that values, uploads and errors outlive stepping back and forth.
 */
export function FormBody<C extends FormContract>(props: BodyProps<C>) {
  const { contract, defaults, steps, lists, look = 'card', again = false } = props;
  const t = texts('ui');
  const id = useId();
  const isInside = useContext(FormScopeContext) !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const fields = useRef(new Map<string, FieldFacts>()).current;
  const checks = useRef(new Map<string, FieldCheck>()).current;
  const shape = shapeOf(contract);
  const isLoneField = askedFields(contract).length <= 1;
  const savedInput = useSavedInput(props.formInput, (name) => Object.hasOwn(shape, name));
  const lastStep = (steps?.length ?? 1) - 1;
  const [ownStep, setOwnStep] = useState(savedInput.step);
  const step = Math.min(props.at?.step ?? ownStep, lastStep);
  const setStep = (next: number) => {
    setOwnStep(next);
    if (next !== step) props.at?.go(next);
  };
  const [refusals, setRefusals] = useState(0);
  const [emptied, setEmptied] = useState(0);
  const attempted = useRef(false);

  const latest = useRef(props);
  latest.current = props;
  const resolver = useMemo(
    () =>
      contractResolver({
        contract,
        checks,
        request: (values) => {
          const all = { ...values, ...lists.values() };
          return latest.current.request?.(all) ?? prepared(all, contract);
        },
        rules: (values) => latest.current.rules?.(values) ?? [],
      }),
    [contract, checks, lists],
  );
  const form = useForm<FieldValues>({
    defaultValues: { ...(defaults as FieldValues), ...savedInput.values },
    resolver,
    // Re-validation is done below, because steps are refused without being submitted.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const faulty = () => errorsByPath(form.getErrors()).map(({ path }) => path);
  const stepOf = (name: string) => factsOf(fields, name)?.step ?? step;

  const refuse = () => {
    attempted.current = true;
    const first = Math.min(...faulty().map(stepOf));
    if (Number.isFinite(first)) setStep(first);
    setRefusals((count) => count + 1);
  };
  const sent = () => {
    if (!again) return;
    attempted.current = false;
    form.reset(defaults as FieldValues);
    lists.clear();
    setEmptied((count) => count + 1);
    sending.release();
  };
  const sending = useSubmit({
    form,
    savedInput: savedInput,
    onSubmit: props.onSubmit as (values: never, submission: Submission) => Promise<unknown>,
    confirm: props.confirm as ((values: never) => Promise<boolean>) | undefined,
    onRefused: refuse,
    onSent: sent,
    failure: props.failure,
  });

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    body.current?.focus({ preventScroll: true });
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView();
  }, [step]);

  const keptRef = useRef(savedInput);
  keptRef.current = savedInput;
  const isAttempted = () => attempted.current;
  const { errors, answers } = useFormSignals({ form, lists, savedInput: keptRef, isAttempted });

  const goTo = (next: number) => {
    setStep(next);
    savedInput.setStep(next, form.getValues());
  };

  async function forward() {
    const names = [...fields].filter(([, facts]) => facts.step === step).map(([name]) => name);
    if (await form.trigger(names)) {
      attempted.current = false;
      goTo(step + 1);
    } else refuse();
  }

  const scope = useMemo<FormScope>(
    () => ({
      id: `${id}-`,
      emptied,
      form,
      fields,
      checks,
      lists,
      errors,
      answers,
      isRequired: (name) => isRequired(contract, name),
      values: () => ({ ...form.getValues(), ...lists.values() }),
      isAnswerOpen: () => keptRef.current.intent() !== undefined,
      beside: {
        get: (name) => keptRef.current.beside(name),
        set: (name, value) => keptRef.current.setBeside(name, value, form.getValues()),
      },
    }),
    [id, emptied, form, fields, checks, lists, errors, answers, contract],
  );

  const lead = (error: FoundError) => {
    flushSync(() => setStep(stepOf(error.name)));
    focusField(error.id ?? '');
  };
  const isLast = step === lastStep;
  const submit = () => void (isLast ? sending.submit() : forward());
  const gap = 'grid gap-5';
  const stepLabel = steps && t('stepOf', { n: step + 1, total: steps.length, label: steps[step]?.label });
  const part = stepLabel && { role: 'group', 'aria-label': stepLabel };

  return (
    <FormScopeContext value={scope}>
      <div ref={frame} className={gap}>
        {steps && <Steps labels={steps.map(({ label }) => label)} current={step} onBack={goTo} />}
        <div
          className={
            props.aside
              ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,1fr)]'
              : look === 'page' || props.footer
                ? 'min-w-0'
                : 'max-w-form'
          }
        >
          <FormFrame
            isInside={isInside}
            className={props.printed ? `${gap} print:hidden` : gap}
            label={props.label}
            onSubmit={submit}
          >
            {look === 'page' ? <FirstFault refusals={refusals} /> : <RefusedSummary refusals={refusals} onGo={lead} />}
            <div className={look === 'card' ? 'card' : gap}>
              <div
                ref={body}
                tabIndex={-1}
                {...part}
                className={look === 'card' ? `${gap} p-5 sm:p-6` : `${gap} empty:hidden`}
              >
                {steps ? (
                  steps.map(({ label, content }, index) => (
                    <StepContext key={label} value={index}>
                      <div hidden={index !== step} className={gap}>
                        {content}
                      </div>
                    </StepContext>
                  ))
                ) : (
                  <StepContext value={0}>{props.children}</StepContext>
                )}
                {look === 'card' && !isLoneField && !steps?.[step]?.isBare && (
                  <p className="text-muted text-sm">{t('requiredNote')}</p>
                )}
              </div>
              {props.footer?.({
                busy: sending.busy,
                failure: sending.failed,
                submitProps: isInside ? { type: 'button', onClick: submit } : { type: 'submit' },
                submit,
                saved: props.formInput && (
                  <SavedInputNote formInput={props.formInput} keeping={props.keeping} busy={sending.busy} />
                ),
              }) ?? (
                <FormFooter
                  look={look === 'page' ? 'plain' : look}
                  submitLabel={isLast ? props.submitLabel : t('next')}
                  submitLook={props.submitLook ?? 'primary'}
                  busyLabel={props.busyLabel ?? t('busy')}
                  busy={sending.busy}
                  failure={sending.failed}
                  onBack={step > 0 ? () => goTo(step - 1) : undefined}
                  formInput={props.formInput}
                  keeping={props.keeping}
                  actions={props.actions}
                  note={props.note}
                />
              )}
            </div>
          </FormFrame>
          {props.printed}
          {props.aside && (
            <div className="max-h-dvh overflow-auto lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)]">{props.aside}</div>
          )}
        </div>
      </div>
    </FormScopeContext>
  );
}
