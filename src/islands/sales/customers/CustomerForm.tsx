import type { FormDescription } from '#domain/form/form-description.ts';
import { texts } from '#i18n/client.ts';
import type { FormContract } from '#islands/ui/form/kit/contract-resolver.ts';
import type { FormProps } from '#islands/ui/form/kit/form-props.ts';
import { FormSummary } from '#islands/ui/form/schema/FormSummary.tsx';
import { FormWarnings } from '#islands/ui/form/schema/FormWarnings.tsx';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { SectionLinks } from '#islands/ui/form/schema/SectionLinks.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { customerLabels, useCustomerContext } from './customer-labels.ts';

interface Props
  extends Pick<
    FormProps<FormContract>,
    'defaults' | 'keep' | 'submitLabel' | 'onSubmit' | 'failure' | 'actions' | 'note' | 'label'
  > {
  form: FormDescription;
  contract: FormContract;
  /** Names the sections beside the form, to go to each of them. */
  hasSections?: boolean;
}

/** A customer's fields, with what was filled in and what should be looked at beside them. */
export function CustomerForm({ hasSections = false, ...props }: Props) {
  const context = useCustomerContext();
  return (
    <SchemaForm
      {...props}
      words={customerLabels()}
      context={context}
      summary={
        <div className="grid gap-4">
          {hasSections ? (
            <SectionLinks />
          ) : (
            <Card title={texts('customers')('new.summary')}>
              <FormSummary before={null} after={null} />
            </Card>
          )}
          <FormWarnings />
        </div>
      }
    />
  );
}
