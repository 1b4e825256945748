import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import type { Values } from '#domain/form/form-description.ts';
import { requestOf } from '#domain/form/form-values.ts';
import type { CustomerFields } from '#domain/sales/customers/customer-form.ts';
import { customerBody, newCustomerContract, newCustomerForm, pathHere } from '#domain/sales/customers/new-customer.ts';
import { texts } from '#i18n/client.ts';
import type { FooterState } from '#islands/ui/form/kit/form-props.ts';
import { type FormScope, useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { createCustomer } from '#stores/sales/customer-page.ts';
import { type SimilarSearch, similarSearch } from '#stores/sales/similar-customers.ts';
import { customerLabels, useCustomerContext } from '../customer-labels.ts';
import { useSimilar } from '../useSimilar.tsx';
import { FirstAnswers } from './FirstAnswers.tsx';
import { FoldedGroups } from './FoldedGroups.tsx';
import { NewCustomerAside } from './NewCustomerAside.tsx';
import { othersIn } from './other-customers.ts';

interface Props {
  /** Answers to begin with, by the names of the form; they win over the usual ones. */
  initial?: Values;
  /** Where the input is kept until it is sent; without, it goes with the screen. */
  keep?: string;
  label: string;
  /** The customer as the server made it. */
  onCreated: (customer: CustomerRecord) => void;
  /** The customer is there already: it is to be opened, and these answers go along. */
  onOpen: (id: string, answers: Values) => void;
  footer: (state: FooterState) => ReactNode;
  hasAside?: boolean;
}

const inGermany = { country: 'DE' };
/** Fields that tell who the customer is; leaving one of them searches again. */
const telling = ['companyName', 'firstName', 'lastName', 'place', 'vatId'];

const bodyOf = (values: Values) => customerBody(requestOf(newCustomerForm, values)) as CustomerFields;

/** Faults of the server stand where their answers were typed. */
function withPathsHere(cause: unknown): unknown {
  if (!(cause instanceof ApiError) || !cause.answer?.fields) return cause;
  const fields = Object.fromEntries(Object.entries(cause.answer.fields).map(([path, key]) => [pathHere(path), key]));
  return new ApiError(cause.status, { ...cause.answer, fields });
}

interface AnswersProps {
  search: SimilarSearch;
  initial: Values;
  others: RefObject<() => readonly string[]>;
  onOpen: Props['onOpen'];
}

function Answers({ search, initial, others, onOpen }: AnswersProps) {
  const scope: FormScope = useFormScope();
  others.current = () => othersIn(scope.beside);
  const look = () => void search.look(bodyOf(scope.values()));
  const lookFirst = useRef(look);
  useEffect(() => lookFirst.current(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that a field was left
    <div
      className="card"
      onBlur={({ target }) => {
        if (telling.includes((target as unknown as HTMLInputElement).name)) look();
      }}
    >
      <FirstAnswers search={search} onOpen={(id) => onOpen(id, bodyOf(scope.values()))} />
      <FoldedGroups initial={initial} />
    </div>
  );
}

/**
 * A new customer by six answers, on a page of its own or inside another form. Says who is already there while one types, and
 * never blocks for it.
 */
export function NewCustomerForm({ initial, keep, label, onCreated, onOpen, footer, hasAside = false }: Props) {
  const foundation = useStore($foundation);
  const context = useCustomerContext();
  const { save, failure, dialog } = useSimilar();
  const [search] = useState(similarSearch);
  const others = useRef<() => readonly string[]>(() => []);
  const active = foundation?.voNumbers.filter(({ state }) => state === 'active') ?? [];
  const [defaults] = useState(() =>
    filledForm(newCustomerForm, {
      clientKind: 'business',
      prospectStage: 'new',
      address: inGermany,
      // `docs/domain/customers.md`: preselected where there is only one.
      voNumber: active.length === 1 ? active[0]?.vo : '',
      ...initial,
    }),
  );
  return (
    <>
      <SchemaForm
        form={newCustomerForm}
        contract={newCustomerContract}
        words={customerLabels()}
        context={context}
        defaults={defaults}
        look="plain"
        label={label}
        submitLabel={texts('customers')('new.submit')}
        {...(keep !== undefined && { keep })}
        failure={failure}
        footer={footer}
        onSubmit={async (values, { idempotencyKey }) => {
          try {
            onCreated(await save(createCustomer, customerBody(values as Values), idempotencyKey, others.current()));
          } catch (cause) {
            throw withPathsHere(cause);
          }
        }}
      >
        <div className={hasAside ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,1fr)]' : undefined}>
          <Answers search={search} initial={defaults} others={others} onOpen={onOpen} />
          {hasAside && <NewCustomerAside />}
        </div>
      </SchemaForm>
      {dialog}
    </>
  );
}
