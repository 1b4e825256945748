import type { FieldFaults } from './errors.ts';

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly input?: unknown;
}

/** Contracts speak in keys of the `validation` texts; what the library says by itself becomes one. */
const messageKey = /^[a-z][A-Za-z]*(:\d+)*$/;

function keyOf(issue: Issue): string {
  if (messageKey.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_union' || issue.code === 'invalid_value') return 'choose';
  return issue.code === 'invalid_type' && /received undefined|Invalid input$/.test(issue.message)
    ? 'required'
    : 'invalid';
}

/** The first fault of each field, as `path.to.field` → message key. */
export function fieldFaults(issues: readonly Issue[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const issue of issues) {
    const key = keyOf(issue);
    const paths =
      issue.code === 'unrecognized_keys' ? (issue.keys ?? []).map((name) => [...issue.path, name]) : [issue.path];
    for (const path of paths) faults[path.map(String).join('.') || '_'] ??= key;
  }
  return faults;
}
