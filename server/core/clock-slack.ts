/**
 * How far (ms) the machine's clock may have been wrong without losing data: expired data is deleted this much later, so
 * that it is valid again once the clock is right.
 */
export const clockSlack = 36 * 3_600_000;
