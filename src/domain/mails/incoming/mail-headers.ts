/** Values by lower-case name, in the order of the message. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>;

export const headersOf = (list: readonly { readonly key: string; readonly value: string }[]): MailHeaders =>
  new Map(
    [...Map.groupBy(list, ({ key }) => key.toLowerCase())].map(([key, some]) => [key, some.map(({ value }) => value)]),
  );

export const headerValues = (headers: MailHeaders, name: string): readonly string[] => headers.get(name) ?? [];
