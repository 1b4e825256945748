import { createContext, use } from 'react';

const SubmissionContext = createContext<string | undefined>(undefined);

/** Says where the end of the submission of the record stands that is shown inside. */
export const SubmissionProvider = SubmissionContext.Provider;

/** Where the end of the record's submission stands; undefined where there is none, or where it is shown. */
export const useSubmissionHref = (): string | undefined => use(SubmissionContext);
