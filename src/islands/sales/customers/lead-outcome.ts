import * as z from 'zod/mini';
import { choice, text } from '#contract/fields.ts';

/** What the form asks for of the two actions that end a lead. */
export const leadOutcome = z.strictObject({ outcome: choice(['winLead', 'loseLead']), reason: text(3, 500) });
