/** The parameter of a link that names the organisation of its record. */
export const tridParameter = 'trid';

/** A link of the portal that opens its record for the foundation that has it, whichever the user acts for. */
export const withTrid = (link: string, trid: string | undefined): string =>
  trid ? `${link}${link.includes('?') ? '&' : '?'}${new URLSearchParams({ [tridParameter]: trid })}` : link;
