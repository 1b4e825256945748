/** What an order form knows of its customer; a draft may have none yet. */
export interface OrderCustomer {
  readonly customerType?: string | undefined;
  readonly clientKind?: string | undefined;
  readonly salutation?: string | undefined;
  readonly tkgSize?: string | undefined;
  /** Of its place, where that is sure. */
  readonly areaCode?: string | undefined;
  /** What its record says that an order needs; absent where nothing is asked of it. */
  readonly answers?: Readonly<Record<string, unknown>> | undefined;
}

/** Which questions a customer brings into the form. */
export interface CustomerTraits {
  /** Identified by a document of their own, not by a register. */
  readonly isNatural: boolean;
  readonly isPrivate: boolean;
  readonly isPublic: boolean;
  /** § 71 (3) TKG: protected like consumers unless they waive it. */
  readonly isProtected: boolean;
}

export const traitsOf = ({ clientKind, salutation, tkgSize }: OrderCustomer): CustomerTraits => {
  const isPrivate = clientKind === 'private';
  return {
    isNatural: isPrivate || ['1', '2', '5'].includes(salutation ?? ''),
    isPrivate,
    isPublic: clientKind === 'public',
    isProtected: ['micro', 'small', 'nonprofit'].includes(tkgSize ?? ''),
  };
};
