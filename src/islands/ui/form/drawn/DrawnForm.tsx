import type { ReactNode } from 'react';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { ShownOnce } from '#islands/ui/page/preloadable.tsx';
import type { FormContract } from '../kit/contract-resolver.ts';
import { Form } from '../kit/Form.tsx';
import type { FormProps } from '../kit/form-props.ts';
import { DrawnSection } from './DrawnFields.tsx';
import { type Drawing, DrawingContext } from './drawn-form.ts';
import { FormDifferences } from './FormDifferences.tsx';
import { PrintedForm } from './PrintedForm.tsx';

interface Props<C extends FormContract>
  extends Omit<FormProps<C>, 'steps' | 'children' | 'request' | 'rules' | 'compare' | 'aside'>,
    Drawing {
  /** Names the steps; without, all sections stand one below the other. */
  stepLabel?: (step: string) => string;
  /** Stands beside the form, such as its summary. */
  summary?: ReactNode;
}

/** The steps of a description in their order. */
export const stepsOf = ({ sections }: Drawing['form']): string[] => [...new Set(sections.map(({ step }) => step))];

/** A form by its description: fields and conditions, request, print and both sides of a conflict follow from it. */
export function DrawnForm<C extends FormContract>(props: Props<C>) {
  const { form, words, context, notes, uploader, finders, stepLabel, summary, ...rest } = props;
  const drawing: Drawing = {
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
      .map((section) => <DrawnSection key={section.name} section={section} />);
  return (
    <DrawingContext value={drawing}>
      <ShownOnce>
        <Form
          {...(rest as unknown as FormProps<C>)}
          request={(values) => requestOf(form, values)}
          rules={(values) => ruleFaults(form, values, context())}
          compare={(mine, theirs) => <FormDifferences drawing={drawing} mine={mine} theirs={theirs} />}
          {...(summary !== undefined && { aside: summary })}
          printed={<PrintedForm />}
          {...(stepLabel
            ? { steps: stepsOf(form).map((step) => ({ label: stepLabel(step), content: content(step) })) }
            : { children: content() })}
        />
      </ShownOnce>
    </DrawingContext>
  );
}
