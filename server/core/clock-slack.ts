/**
 * How far (ms) the machine's clock may have been wrong for a while without anything being lost by it: what is over is
 * deleted so much later, so that it counts again once the clock is right.
 */
export const clockSlack = 36 * 3_600_000;
