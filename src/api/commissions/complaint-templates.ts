import { complaintTemplate } from '#contract/complaint-template.ts';
import { get } from '../http.ts';

/** What an operator's template for complaints about commissions asks for. */
export const readComplaintTemplate = (operator: string) =>
  get(`/complaint-templates/${encodeURIComponent(operator)}`, {}, complaintTemplate);
