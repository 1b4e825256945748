import type { ReactNode } from 'react';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { ShownOnce } from '#islands/ui/page/preloadable.tsx';
import type { FormContract } from '../kit/contract-resolver.ts';
import { Form } from '../kit/Form.tsx';
import type { FormProps } from '../kit/form-props.ts';
import { FormDifferences } from './FormDifferences.tsx';
import { PrintedForm } from './PrintedForm.tsx';
import { SchemaSection } from './SchemaFields.tsx';
import { type SchemaContext, SchemaReactContext } from './schema-context.ts';

interface Props<C extends FormContract>
  extends Omit<FormProps<C>, 'steps' | 'request' | 'rules' | 'compare' | 'aside'>,
    SchemaContext {
  /** Names the steps; without, all sections stand one below the other. */
  stepLabel?: (step: string) => string;
  /** Stands beside the form, such as its summary. */
  summary?: ReactNode;
}

/** The steps of a description in their order. */
export const stepsOf = ({ sections }: SchemaContext['form']): string[] => [
  ...new Set(sections.map(({ step }) => step)),
];

/** A form by its description: fields and conditions, request, print and both sides of a conflict follow from it. */
export function SchemaForm<C extends FormContract>(props: Props<C>) {
  const { form, words, context, notes, uploader, finders, stepLabel, summary, children, ...rest } = props;
  const schemaContext: SchemaContext = {
    form,
    words,
    context,
    ...(notes && { notes }),
    ...(uploader && { uploader }),
    ...(finders && { finders }),
  };
  const content = (step?: string) =>
    form.sections
      .filter((section) => step === undefined || section.step === step)
      .map((section) => <SchemaSection key={section.name} section={section} />);
  return (
    <SchemaReactContext value={schemaContext}>
      <ShownOnce>
        <Form
          {...(rest as unknown as FormProps<C>)}
          request={(values) => requestOf(form, values)}
          rules={(values) => ruleFaults(form, values, context())}
          compare={(mine, theirs) => <FormDifferences schemaContext={schemaContext} mine={mine} theirs={theirs} />}
          {...(summary !== undefined && { aside: summary })}
          printed={<PrintedForm />}
          {...(stepLabel
            ? { steps: stepsOf(form).map((step) => ({ label: stepLabel(step), content: content(step) })) }
            : { children: children ?? content() })}
        />
      </ShownOnce>
    </SchemaReactContext>
  );
}
