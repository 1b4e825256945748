import { texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { sectionId } from './SchemaFields.tsx';
import { useSchemaContext } from './schema-context.ts';

/** The sections of a long form that stands on one page, each a link to its place. */
export function SectionLinks() {
  const { form, words } = useSchemaContext();
  const t = texts('ui');
  return (
    <Card title={t('formSections')}>
      <nav aria-label={t('formSections')}>
        <ul className="grid gap-1.5">
          {form.sections.map(
            ({ name, title }) =>
              title && (
                <li key={name}>
                  <a href={`#${sectionId(name)}`}>{words.translate(title)}</a>
                </li>
              ),
          )}
        </ul>
      </nav>
    </Card>
  );
}
