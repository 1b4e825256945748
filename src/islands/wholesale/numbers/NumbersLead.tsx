/** What a step is about, below the page's title. */
export const NumbersLead = ({ children }: { children: string }) => (
  <p className="-mt-3 max-w-form text-muted">{children}</p>
);
