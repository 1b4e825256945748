import type { PortingData } from '#contract/wholesale/porting.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import type { SectionParts } from '#islands/record/long-form/SectionCard.tsx';
import { Causes } from './Cause.tsx';
import { ResendFoot } from './ResendFoot.tsx';
import type { Refusal } from './refused-points.ts';
import { SectionUnits } from './SectionUnits.tsx';

/** How a section looks in which answers were refused: why, those answers as fields, and the way to send it again. */
export function refusedParts(section: string, data: PortingData, refusals: readonly Refusal[]): SectionParts {
  // A cause that names no field stands above whatever section is open.
  const general = refusals.filter((one) => !one.section);
  const own = refusals.filter((one) => one.section === section);
  const [first] = own;
  const fields = portingForm.sections.find(({ name }) => name === section)?.fields;
  const above = general.length > 0 && (
    <div className="grid gap-2.5 rounded-card border border-danger/40 bg-danger-soft p-4">
      <p className="font-semibold text-danger">{general[0]?.title}</p>
      <Causes data={data} refusals={general} />
    </div>
  );
  if (!first || !fields) return above ? { above } : {};
  const paths = own.flatMap(({ path }) => path ?? []);
  return {
    ...(above && { above }),
    fields: <SectionUnits section={section} fields={fields} refused={paths} />,
    refusal: {
      title: first.title,
      text: <Causes data={data} refusals={own} />,
      foot: (send, note) => <ResendFoot data={data} refused={paths} note={note} onSend={send} />,
    },
  };
}
