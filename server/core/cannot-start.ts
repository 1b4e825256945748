/** Why the portal does not start here, in sentences for who runs it; shown without a stack. */
export class CannotStart extends Error {}
