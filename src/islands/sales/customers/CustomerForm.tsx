import type { FormDescription } from '#domain/form/form-description.ts';
import type { FormContract } from '#islands/ui/form/kit/contract-resolver.ts';
import type { FormProps } from '#islands/ui/form/kit/form-props.ts';
import { FormWarnings } from '#islands/ui/form/schema/FormWarnings.tsx';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { SectionLinks } from '#islands/ui/form/schema/SectionLinks.tsx';
import { customerLabels, useCustomerContext } from './customer-labels.ts';

interface Props
  extends Pick<
    FormProps<FormContract>,
    'defaults' | 'keep' | 'submitLabel' | 'onSubmit' | 'failure' | 'actions' | 'note' | 'label'
  > {
  form: FormDescription;
  contract: FormContract;
}

/** A customer's fields, with their sections and what should be looked at beside them. */
export function CustomerForm(props: Props) {
  const context = useCustomerContext();
  return (
    <SchemaForm
      {...props}
      words={customerLabels()}
      context={context}
      summary={
        <div className="grid gap-4">
          <SectionLinks />
          <FormWarnings />
        </div>
      }
    />
  );
}
