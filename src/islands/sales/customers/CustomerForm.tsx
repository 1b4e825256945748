import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fieldsOf } from '#domain/form/conditions.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { FormDescription, Section } from '#domain/form/form-description.ts';
import { isRequired } from '#domain/form/form-values.ts';
import { type SectionProgress, sectionProgress, unjudgedSections } from '#domain/form/section-progress.ts';
import { orderPartOf } from '#domain/sales/customers/edited-form.ts';
import { texts } from '#i18n/client.ts';
import { LongFormContext, type LongFormScope } from '#islands/record/long-form/long-form.ts';
import { OpenPoints } from '#islands/record/long-form/OpenPoints.tsx';
import { SectionChoice } from '#islands/record/long-form/SectionChoice.tsx';
import { SectionColumn } from '#islands/record/long-form/SectionList.tsx';
import type { FormContract } from '#islands/ui/form/kit/contract-resolver.ts';
import { focusField, revealers } from '#islands/ui/form/kit/focus-field.ts';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import type { FooterState, FormProps } from '#islands/ui/form/kit/form-props.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { FormWarnings } from '#islands/ui/form/schema/FormWarnings.tsx';
import { SchemaFields } from '#islands/ui/form/schema/SchemaFields.tsx';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { customerAddress } from '#stores/sales/customer-address.ts';
import { customerLabels, useCustomerContext } from './customer-labels.ts';

interface Props
  extends Pick<FormProps<FormContract>, 'defaults' | 'keep' | 'submitLabel' | 'onSubmit' | 'failure' | 'label'> {
  form: FormDescription;
  contract: FormContract;
  onCancel: () => void;
}

const noSlots = { tools: null, bar: null };
const show = (section: string) => customerAddress.set({ section }, 'replace');

function Bar({ state, submitLabel, onCancel }: { state: FooterState } & Pick<Props, 'submitLabel' | 'onCancel'>) {
  return (
    <div ref={footBar} data-foot-bar className="bar-full sticky bottom-0 z-10 grid gap-3 py-3 print:hidden">
      {state.failure && (
        <Notice tone="danger" live>
          {state.failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="me-auto text-muted text-sm">{state.saved}</div>
        <Button look="quiet" onClick={onCancel}>
          {texts('customers')('edit.cancel')}
        </Button>
        <Button look="primary" busy={state.busy} busyLabel={texts('ui')('busy')} {...state.submitProps}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}

interface OneProps {
  section: Section;
  isShown: boolean;
  isNeeded: boolean;
  previous: string | undefined;
  next: string | undefined;
  title: (name: string) => string;
}

/** A section; its fields are there while another one is shown, so that their faults are found. */
function OneSection({ section, isShown, isNeeded, previous, next, title }: OneProps) {
  const t = texts('customers');
  const { translate } = customerLabels();
  return (
    <section data-section={section.name} hidden={!isShown} aria-labelledby={`title-${section.name}`} className="card">
      <div className="grid gap-5 p-5 sm:p-6">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 id={`title-${section.name}`} tabIndex={-1} className="scroll-mt-4">
              {title(section.name)}
            </h2>
            {isNeeded && (
              <span className="rounded-control bg-brand-soft px-2 py-0.5 font-semibold text-link text-sm">
                {t('new.needed')}
              </span>
            )}
          </div>
          {section.hint && <p className="mt-1 text-muted">{translate(section.hint)}</p>}
        </div>
        <SchemaFields fields={section.fields} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t px-4 py-2 sm:px-5">
        <span>
          {previous && (
            <Button small look="quiet" onClick={() => show(previous)}>
              {`← ${title(previous)}`}
            </Button>
          )}
        </span>
        {next && (
          <Button small look="quiet" onClick={() => show(next)}>
            {`${title(next)} →`}
          </Button>
        )}
      </div>
    </section>
  );
}

function Sections({ form, defaults }: Pick<Props, 'form' | 'defaults'>) {
  const t = texts('customers');
  const scope = useFormScope();
  const context = useCustomerContext();
  const { section: named } = useStore(customerAddress.$query);
  const ordered = useMemo(() => orderPartOf(form), [form]);
  const contract = useMemo(() => contractOf(ordered), [ordered]);
  const [$progress] = useState(() => atom<readonly SectionProgress[]>(unjudgedSections(ordered, defaults)));
  const progress = useStore($progress);
  const names = progress.map(({ name }) => name);
  const section = names.includes(named) ? named : (names[0] ?? '');

  const judge = useRef(() => {});
  judge.current = () => $progress.set(sectionProgress(ordered, contract, scope.values(), context(), customerLabels()));
  useLayoutEffect(() => {
    judge.current();
    return scope.answers.on(Object.keys(fieldsOf(form)), () => judge.current());
  }, [scope, form]);

  const lastSection = useRef(section);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const reveal = (id: string): boolean => {
      const place = document.getElementById(id)?.closest<HTMLElement>('section[hidden]')?.dataset['section'];
      if (place === undefined) return false;
      wanted.current = id;
      show(place);
      return true;
    };
    revealers.add(reveal);
    return () => void revealers.delete(reveal);
  }, []);
  useEffect(() => {
    if (lastSection.current === section) return;
    lastSection.current = section;
    if (wanted.current) {
      focusField(wanted.current);
      wanted.current = undefined;
      return;
    }
    const heading = document.getElementById(`title-${section}`);
    heading?.focus({ preventScroll: true });
    if ((heading?.getBoundingClientRect().top ?? 0) < 0) heading?.scrollIntoView();
  }, [section]);

  const title = (name: string) => {
    const { title: key = name } = form.sections.find((one) => one.name === name) ?? {};
    return customerLabels().translate(key);
  };
  const long: LongFormScope = {
    ...{ $progress, section, title, show, slots: noSlots },
    hrefOf: (name) => customerAddress.hrefOf({ section: name }),
    lead: ({ path }) => focusField(scope.id + path),
  };
  const demanded = new Set(
    ordered.sections.filter(({ fields }) => Object.values(fields).some(isNeededField)).map(({ name }) => name),
  );
  return (
    <LongFormContext value={long}>
      <div className="grid grid-cols-1 items-start gap-5 list:grid-cols-[12.25rem_minmax(0,1fr)] panel:grid-cols-[13.25rem_minmax(0,1fr)_19.75rem]">
        <SectionColumn />
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <SectionChoice className="list:hidden" />
          {form.sections.map((one) => (
            <OneSection
              key={one.name}
              section={one}
              isShown={one.name === section}
              isNeeded={demanded.has(one.name)}
              previous={names[names.indexOf(one.name) - 1]}
              next={names[names.indexOf(one.name) + 1]}
              title={title}
            />
          ))}
        </div>
        <div className="panel:tall:sticky panel:tall:top-4 grid min-w-0 grid-cols-1 gap-3 list:max-panel:col-start-2">
          <OpenPoints />
          <p className="px-1 text-muted text-sm">{t('edit.forOrders')}</p>
          <FormWarnings />
        </div>
      </div>
    </LongFormContext>
  );
}

const isNeededField = (field: Section['fields'][string]): boolean =>
  field.kind === 'group' ? Object.values(field.fields).some(isNeededField) && !field.when : isRequired(field);

/** A customer in its sections, with what an order needs of each; everything is saved at once, from any section. */
export function CustomerForm({ onCancel, submitLabel, ...props }: Props) {
  const context = useCustomerContext();
  return (
    <SchemaForm
      {...props}
      look="page"
      words={customerLabels()}
      context={context}
      submitLabel={submitLabel}
      footer={(state) => <Bar state={state} submitLabel={submitLabel} onCancel={onCancel} />}
    >
      <Sections form={props.form} defaults={props.defaults} />
    </SchemaForm>
  );
}
