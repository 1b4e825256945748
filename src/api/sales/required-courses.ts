import { academyRequirements } from '#contract/sales/required-course.ts';
import { get } from '../http.ts';

export const readRequirements = () => get('/academy/requirements', {}, academyRequirements);
