/** `userName eq "lea"`: the one form that provisioning asks; undefined for any other. */
export function readFilter(text: string): { attribute: string; value: string } | undefined {
  const [, attribute = '', quoted = ''] = /^\s*([a-z][\w.]*)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(text) ?? [];
  if (attribute === '') return undefined;
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? { attribute: attribute.toLowerCase(), value } : undefined;
  } catch {
    return undefined;
  }
}

interface Operation {
  readonly op: string;
  readonly path?: string | undefined;
  readonly value?: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What operations on a user set, by attribute: `{ "active": false }` also where Entra ID writes `"False"`. */
export function patchedAttributes(operations: readonly Operation[]): Record<string, unknown> | undefined {
  const changes: Record<string, unknown> = {};
  for (const { op, path, value } of operations) {
    const kind = op.toLowerCase();
    if (kind !== 'replace' && kind !== 'add' && kind !== 'remove') return undefined;
    if (path !== undefined) changes[path] = kind === 'remove' ? undefined : value;
    else if (isObject(value)) Object.assign(changes, value);
    else return undefined;
  }
  return changes;
}

export const asActive = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  const word = value.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
};

const memberIds = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((one) =>
      isObject(one) && typeof one['value'] === 'string' ? [one['value']] : typeof one === 'string' ? [one] : [],
    );

/** Members of a group after operations on it; undefined where one of them is of another kind. */
export function patchedGroup(
  before: { readonly displayName: string; readonly members: readonly string[] },
  operations: readonly Operation[],
): { displayName: string; members: string[] } | undefined {
  let { displayName } = before;
  let members = [...before.members];
  for (const { op, path = '', value } of operations) {
    const kind = op.toLowerCase();
    const [, one] = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/i.exec(path) ?? [];
    const changes = path === '' && isObject(value) ? value : { [path === '' ? 'members' : path]: value };
    if (one !== undefined && kind === 'remove') members = members.filter((id) => id !== one);
    else if (path.toLowerCase() === 'members' && kind === 'remove')
      members = value === undefined ? [] : members.filter((id) => !memberIds(value).includes(id));
    else if (kind === 'add' || kind === 'replace') {
      if (typeof changes['displayName'] === 'string') displayName = changes['displayName'];
      if (changes['members'] === undefined) continue;
      const named = memberIds(changes['members']);
      members = kind === 'add' ? [...new Set([...members, ...named])] : [...new Set(named)];
    } else return undefined;
  }
  return { displayName, members };
}
