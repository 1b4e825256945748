import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useEffect, useId, useState } from 'react';
import { valuesIn } from '#domain/form/conditions.ts';
import { isUnset } from '#domain/form/form-values.ts';
import { type CustomerGroup, customerGroups } from '#domain/sales/customers/new-customer.ts';
import { texts } from '#i18n/client.ts';
import { errorsByPath } from '#islands/ui/form/kit/contract-resolver.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { SchemaFields } from '#islands/ui/form/schema/SchemaFields.tsx';
import { useAnyShown, useFromAnswers, useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

const isFilled = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.values(valuesIn(value)).some(isFilled)
    : value !== false && !isUnset(value);

function Group({ group, isOpen, onToggle }: { group: CustomerGroup; isOpen: boolean; onToggle: () => void }) {
  const t = texts('customers');
  const { words } = useSchemaContext();
  const { form } = useFormScope();
  const id = useId();
  const isShown = useAnyShown(group.fields);
  const isPrivate = useFromAnswers(['clientKind'], () => form.getValues('clientKind') === 'private');
  const { title, hint } = (isPrivate && group.ofPrivate) || group;
  // Fields are drawn once they are asked for, and then stay.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isShown) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="border-line border-t">
      <h2 id={`${id}-title`} className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center gap-3 max-sm:items-start px-5 py-3.5 text-start hover:bg-brand-soft/50 focus-visible:-outline-offset-2 sm:px-6"
        >
          <Icon
            of={ChevronRight}
            size={16}
            className={`text-muted transition-transform ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5 gap-y-1">
            {words.translate(title)}
            <span className="font-normal text-muted text-sm">{words.translate(hint)}</span>
            <span
              className={`text-sm sm:ms-auto ${group.isNeeded ? 'rounded-control bg-brand-soft px-2 py-0.5 font-semibold text-link' : 'font-normal text-muted'}`}
            >
              {t(group.isNeeded ? 'new.needed' : 'new.optional')}
            </span>
          </span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="grid gap-5 px-5 pt-1 pb-6 sm:px-6">
        {wasOpen && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <SchemaFields fields={group.fields} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** All that may be said of a new customer besides, by what it is for; what holds answers or faults is open. */
export function FoldedGroups({ initial }: { initial: Readonly<Record<string, unknown>> }) {
  const { form } = useFormScope();
  const [open, setOpen] = useState<readonly string[]>(() =>
    customerGroups
      .filter(({ fields }) =>
        Object.keys(fields).some(
          (one) =>
            isFilled(form.getValues(one)) && JSON.stringify(form.getValues(one)) !== JSON.stringify(initial[one]),
        ),
      )
      .map(({ name }) => name),
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { errors: true },
        callback: ({ errors = {} }) => {
          const roots = errorsByPath(errors).map(({ path }) => path.split('.')[0] ?? '');
          const faulty = customerGroups.filter(({ fields }) => roots.some((root) => Object.hasOwn(fields, root)));
          setOpen((before) => {
            const next = [...new Set([...before, ...faulty.map(({ name }) => name)])];
            return next.length === before.length ? before : next;
          });
        },
      }),
    [form],
  );
  return customerGroups.map((group) => {
    const isOpen = open.includes(group.name);
    return (
      <Group
        key={group.name}
        group={group}
        isOpen={isOpen}
        onToggle={() => setOpen(isOpen ? open.filter((one) => one !== group.name) : [...open, group.name])}
      />
    );
  });
}
