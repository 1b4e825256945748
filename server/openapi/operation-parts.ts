import { escapeHtml } from '../core/escape-html.ts';
import type { Content, Operation } from './document.ts';

const json = (schema: object) => `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

const mediaOf = ({ content = {} }: Content) => Object.values(content)[0] ?? {};
const exampleOf = (content: Content) => {
  const { example } = mediaOf(content);
  return example ? `<p>Example</p>${json(example)}<p>Form</p>` : '';
};

export function parameterTable({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema = {} }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<table><thead><tr><th>Parameter</th><th>Place</th><th>Form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

export function bodyOf({ requestBody }: Operation): string {
  const { schema } = mediaOf(requestBody ?? {});
  return schema ? `<details><summary>Body</summary>${exampleOf(requestBody ?? {})}${json(schema)}</details>` : '';
}

export function responseList({ responses = {} }: Operation): string {
  return Object.entries(responses)
    .map(([status, answer]) => {
      const { schema } = mediaOf(answer);
      const title = `Answer ${escapeHtml(status)}`;
      return schema
        ? `<details><summary>${title}</summary>${exampleOf(answer)}${json(schema)}</details>`
        : `<p>${title}</p>`;
    })
    .join('');
}
