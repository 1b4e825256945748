declare module 'virtual:inline/*' {
  export const code: string;
  /** For the page's content security policy: `sha256-…`. */
  export const hash: `sha256-${string}`;
}

interface Document {
  /** Missing in browsers that draw no page ahead. */
  readonly prerendering?: boolean;
}
