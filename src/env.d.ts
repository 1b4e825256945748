declare module 'virtual:inline/*' {
  export const code: string;
  /** For the page's content security policy: `sha256-…`. */
  export const hash: `sha256-${string}`;
}

interface ImportMetaEnv {
  /** Version, commit and date of the build. */
  readonly BUILD?: string;
}

interface Document {
  /** Missing in browsers that draw no page ahead. */
  readonly prerendering?: boolean;
}

/** The shapes of one icon; the package types only all of them together. */
declare module 'lucide/dist/esm/icons/*' {
  const icon: import('lucide').IconNode;
  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export default icon;
}
