/** How long an address that an account signed in from counts as known, in ms. */
export const knownFor = 60 * 86_400_000;
