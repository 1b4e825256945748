import type { PortingData } from '#contract/wholesale/porting.ts';
import { portingSteps } from '#domain/wholesale/porting/porting-steps.ts';
import { texts } from '#i18n/client.ts';
import { MilestoneList } from '#islands/record/MilestoneList.tsx';

/** How far a porting is on its way. */
export function PortingSteps({ data, created }: { data: PortingData; created: number }) {
  const t = texts('portings');
  const steps = portingSteps(data, created).map((step) => ({
    ...step,
    caption: t(`step.${step.state === 'refused' ? 'refused' : step.name}`),
  }));
  return <MilestoneList label={t('steps')} steps={steps} />;
}
