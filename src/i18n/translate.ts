export type Locale = 'de' | 'en';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}
/** Of one language, by namespace. */
export type Texts = Readonly<Record<string, TextTree>>;

type Parameters = Readonly<Record<string, unknown>>;
/** A text in place of parameters is said where there is none under the key. */
export type Translate = (key: string, parameters?: Parameters | string) => string;

function textAt(tree: TextTree | undefined, key: string): string | undefined {
  let at: TextTree | string | undefined = tree;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** The texts of a language, and those of another one where it has none. */
export function withFallback(below: TextTree, above: TextTree): TextTree {
  const both = Object.entries(above).map(([key, text]) => {
    const other = below[key];
    return [key, typeof text === 'object' && typeof other === 'object' ? withFallback(other, text) : text];
  });
  return { ...below, ...Object.fromEntries(both) };
}

/** The keys under which the text for a count may stand, the best first; both languages tell one from all others. */
function formsOf(key: string, count: unknown): readonly string[] {
  if (typeof count !== 'number') return [key];
  const plural = `${key}_${Math.abs(count) === 1 ? 'one' : 'other'}`;
  return count === 0 ? [`${key}_zero`, plural, key] : [plural, key];
}

/** Without parameters a text keeps its placeholders, so that callers can fill them. */
function filled(text: string, parameters: Parameters): string {
  if (Object.keys(parameters).length === 0) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(parameters[name] ?? ''));
}

/**
 * Says the texts of a namespace, those of another one by `namespace:key`, by the rules of i18next as far as our texts use
 * them: that library took a tenth of the time in which a screen starts (docs/decisions/0102-texts-in-the-browser.md). A key that
 * is nowhere is said itself, or its `defaultValue`.
 */
export const createTranslator =
  (texts: Texts, namespace: string): Translate =>
  (key, options = {}) => {
    const parameters = typeof options === 'string' ? { defaultValue: options } : options;
    const [, textNamespace = namespace, rest = ''] = /^(?:([^:]*):)?(.*)$/s.exec(key) ?? [];
    for (const form of formsOf(rest, parameters['count'])) {
      const text = textAt(texts[textNamespace], form);
      if (text !== undefined) return filled(text, parameters);
    }
    return filled(String(parameters['defaultValue'] ?? rest), parameters);
  };
