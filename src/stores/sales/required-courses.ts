import { readRequirements } from '#api/sales/required-courses.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** Products that need the certificate of a course, and whether the user has it. */
export const academyRequirements = ownedLoader('academyRequirements', readRequirements);
