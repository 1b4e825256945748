/** How an order is signed: on paper, on the screen, or by the customer through a link. */
export const signatureModes = ['upload', 'drawn', 'link'] as const;
export type SignatureMode = (typeof signatureModes)[number];

/** The ways that are open to a customer; private customers conclude by a link only where a setting allows it. */
export const signatureModesFor = (
  { clientKind }: { readonly clientKind?: unknown },
  isPrivateLinkAllowed: boolean,
): SignatureMode[] =>
  signatureModes.filter((mode) => mode !== 'link' || clientKind !== 'private' || isPrivateLinkAllowed);
