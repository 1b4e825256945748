import { portingOutCalls } from '#api/wholesale/portings-out.ts';
import { portingOutList } from '#domain/wholesale/porting/porting-out-list.ts';
import { queryStore } from '../data/address-query.ts';
import { recordDetail } from '../data/record-detail.ts';
import { recordList } from '../data/record-list.ts';

const name = 'portings-out';

/** The requests of other carriers for numbers of the selected foundation. */
export const portingsOut = recordList({ name, rules: portingOutList, calls: portingOutCalls });
export const portingOutStore = recordDetail({ name, calls: portingOutCalls });

/** The request that is shown, or all of them; '' for the portings that bring numbers. */
export const outAddress = queryStore({ out: '' });
export const everyOut = 'all';
