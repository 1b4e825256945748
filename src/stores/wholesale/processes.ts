import { processCalls } from '#api/wholesale/processes.ts';
import { processList } from '#domain/wholesale/processes/process-list.ts';
import { recordDetail } from '../data/record-detail.ts';
import { recordList } from '../data/record-list.ts';

const name = 'processes';

/** The processes of the selected foundation. */
export const processes = recordList({ name, rules: processList, calls: processCalls });
export const processStore = recordDetail({ name, calls: processCalls });
