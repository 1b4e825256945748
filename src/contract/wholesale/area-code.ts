import * as z from 'zod/mini';

/** An area code without its leading 0, and the name of its local network. */
export const areaCode = z.object({ onkz: z.string(), name: z.string() });
