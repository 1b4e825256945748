import type { ContentDetail, ContentFault, ContentTexts } from '#contract/content/edited-content.ts';
import type { Locale } from '#domain/access/routes.ts';
import { texts } from '#i18n/client.ts';
import { ContentField } from './ContentField.tsx';
import { type FieldSchema, sectionsOf } from './content-schema.ts';
import { editorContext } from './editor-context.ts';
import { MarkdownField } from './MarkdownField.tsx';

interface Props {
  detail: ContentDetail;
  typed: ContentTexts;
  language: Locale;
  faults: readonly ContentFault[];
  onChange: (part: Partial<ContentTexts['de']>) => void;
}

/** The fields of an entry in one language, by the rules of its kind. */
export function ContentForm({ detail, typed, language, faults, onChange }: Props) {
  const t = texts('content');
  const schema = detail.schema[language] as FieldSchema;
  const { fields, text } = typed[language] ?? { fields: {}, text: '' };
  const sections = sectionsOf(schema);
  const hasBody = detail.collection !== 'announcements';
  const draw = (names: readonly string[]) =>
    names.map((name) => (
      <ContentField
        key={name}
        path={name}
        schema={schema.properties?.[name] ?? {}}
        value={fields[name]}
        german={typed.de.fields[name]}
        required={schema.required?.includes(name) === true}
        onChange={(value) => onChange({ fields: { ...fields, [name]: value } })}
      />
    ));
  return (
    <editorContext.Provider value={{ language, faults, lessons: detail.lessons }}>
      <div className="grid gap-5">
        {language === 'en' && <p className="text-muted text-sm">{t('hint.english')}</p>}
        {draw(sections.text)}
        {hasBody && (
          <MarkdownField
            value={text}
            isHelp={detail.collection === 'help'}
            onChange={(next) => onChange({ text: next })}
          />
        )}
        {sections.facts.length > 0 && (
          <section aria-labelledby="content-facts" className="grid gap-4 border-line border-t pt-4">
            <h3 id="content-facts" className="font-semibold text-base">
              {t('section.facts')}
            </h3>
            <div className="grid gap-4">{draw(sections.facts)}</div>
          </section>
        )}
        {sections.audience.length > 0 && (
          <section aria-labelledby="content-audience" className="grid gap-4 border-line border-t pt-4">
            <h3 id="content-audience" className="font-semibold text-base">
              {t('section.audience')}
            </h3>
            {draw(sections.audience)}
          </section>
        )}
      </div>
    </editorContext.Provider>
  );
}
