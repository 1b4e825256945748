import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { ComponentType } from 'react';
import { texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import type { ContentFieldProps, FieldSchema, Fields } from './content-schema.ts';
import { useEditor } from './editor-context.ts';
import { labelOf } from './field-labels.ts';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Props extends ContentFieldProps {
  /** Draws a field; these two know each other by it alone. */
  Part: ComponentType<ContentFieldProps>;
}

function Group({ path, schema, value, german, onChange, Part }: Omit<Props, 'required'>) {
  const fields = isFields(value) ? value : {};
  const parts = Object.entries(schema.properties ?? {});
  return (
    <div className={`grid gap-3 ${parts.length === 2 ? 'sm:grid-cols-2' : ''}`}>
      {parts.map(([name, part]) => (
        <Part
          key={name}
          path={`${path}.${name}`}
          schema={part}
          value={fields[name]}
          german={isFields(german) ? german[name] : undefined}
          required={schema.required?.includes(name) === true}
          onChange={(inside) => onChange({ ...fields, [name]: inside })}
        />
      ))}
    </div>
  );
}

/** What has parts: one group, or several in an order; English ones stand beside the German ones. */
export function FieldList({ path, schema, value, german, onChange, Part }: Props) {
  const t = texts('content');
  const { language } = useEditor();
  const box = 'grid gap-3 rounded-control border border-line p-3';
  if (schema.type === 'object')
    return (
      <div className={box}>
        <Group {...{ path, schema, value, german, onChange, Part }} />
      </div>
    );
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const germanItems: readonly unknown[] = Array.isArray(german) ? german : [];
  const isOrdered = language === 'de';
  const count = isOrdered ? items.length : germanItems.length;
  const name = labelOf(path);
  const write = (at: number, inside: unknown) =>
    onChange(Array.from({ length: Math.max(count, at + 1) }, (_, index) => (index === at ? inside : items[index])));
  const inner: FieldSchema = schema.items ?? {};
  return (
    <div className="grid gap-3">
      {Array.from({ length: count }, (_, at) => {
        const item = t('item', { name, number: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells items apart
          <fieldset key={at} className={box}>
            <legend className="sr-only">{item}</legend>
            {isOrdered && (
              <div className="-mb-2 flex items-center justify-between gap-2">
                <span aria-hidden="true" className="text-muted text-sm">
                  {item}
                </span>
                <span className="flex">
                  {at > 0 && (
                    <IconButton
                      icon={ArrowUp}
                      label={t('upOf', { name: item })}
                      hint={t('upOf', { name: item })}
                      onClick={() => onChange(items.toSpliced(at - 1, 2, items[at], items[at - 1]))}
                    />
                  )}
                  <IconButton
                    icon={X}
                    label={t('removeOf', { name: item })}
                    hint={t('removeOf', { name: item })}
                    onClick={() => onChange(items.filter((_one, index) => index !== at))}
                  />
                </span>
              </div>
            )}
            <Group
              path={`${path}.${at}`}
              schema={inner}
              value={items[at]}
              german={germanItems[at]}
              Part={Part}
              onChange={(inside) => write(at, inside)}
            />
          </fieldset>
        );
      })}
      {isOrdered && items.length < (schema.maxItems ?? 100) && (
        <Button
          small
          className="justify-self-start"
          icon={<Icon of={Plus} size={16} />}
          onClick={() => onChange([...items, {}])}
        >
          {t('addTo', { name })}
        </Button>
      )}
    </div>
  );
}
