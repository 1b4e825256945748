import type { ColumnMap, ColumnName, WireColumn } from './columns.ts';
import { deletionColumns } from './me/own-data.ts';
import { changeRequestColumns } from './profile/change-request.ts';
import { deputyColumns } from './profile/deputy.ts';
import { invitationColumns } from './profile/invitation.ts';
import { organisationColumns } from './profile/organisation.ts';
import { customerColumns } from './sales/customer.ts';
import { draftColumns } from './sales/draft.ts';
import { orderColumns } from './sales/order.ts';
import { priceList } from './sales/price-list.ts';
import { checklist } from './staff/checklist.ts';
import { contactPerson } from './staff/contact-person.ts';
import { hotspotLink } from './staff/hotspot-link.ts';
import { restricted } from './staff/restricted.ts';
import { savedReply } from './staff/saved-reply.ts';
import { synonym } from './staff/synonym.ts';
import { voNumber } from './staff/vo-number.ts';
import { ticketColumns } from './ticket-record.ts';
import { backupRule } from './wholesale/backup-rule.ts';
import { wholesaleCustomer } from './wholesale/customer.ts';
import { numberColumns } from './wholesale/number.ts';
import { numberPool } from './wholesale/number-pool.ts';
import { reservationColumns } from './wholesale/number-reservation.ts';
import { portingColumns } from './wholesale/porting.ts';
import { portingOut } from './wholesale/porting-out.ts';
import { wholesaleProcess } from './wholesale/process.ts';
import { wholesaleService } from './wholesale/service.ts';
import { sipAccount } from './wholesale/sip-account.ts';
import { unassignedMessage } from './wholesale/unassigned-message.ts';

/** The columns of all record types. */
export const columnsByType = {
  'hd.ticket': ticketColumns,
  'hfo.vp.customer': customerColumns,
  'hfo.vp.draft': draftColumns,
  'hfo.vp.order': orderColumns,
  'sales.priceList': priceList.columns,
  'etc.contactPerson': contactPerson.columns,
  'etc.voNumber': voNumber.columns,
  'etc.hotspotLink': hotspotLink.columns,
  'etc.savedReply': savedReply.columns,
  'etc.synonym': synonym.columns,
  'etc.checklist': checklist.columns,
  'etc.numberPool': numberPool.columns,
  'etc.unassignedMessage': unassignedMessage.columns,
  'etc.deletion': deletionColumns,
  'etc.organisation': organisationColumns,
  'etc.contact': changeRequestColumns,
  'etc.company': changeRequestColumns,
  'etc.partner': changeRequestColumns,
  'etc.invitation': invitationColumns,
  'etc.deputy': deputyColumns,
  'etc.restricted': restricted.columns,
  'ws.customer': wholesaleCustomer.columns,
  'ws.number': numberColumns,
  'ws.reservation': reservationColumns,
  'ws.sip': sipAccount.columns,
  'ws.porting': portingColumns,
  'ws.portingOut': portingOut.columns,
  'ws.service': wholesaleService.columns,
  'ws.process': wholesaleProcess.columns,
  'ws.backup': backupRule.columns,
} as const satisfies Readonly<Record<string, ColumnMap>>;

type Maps = typeof columnsByType;
export type RecordTypeName = keyof Maps;
/** The names of a type's columns; a type without names calls them as the wire does. */
export type ColumnNameOf<Type extends string> = Type extends RecordTypeName ? ColumnName<Maps[Type]> : WireColumn;
/** The values of a record's columns by their names; absent where a column is empty. */
export type ColumnsOfType<Type extends string> = { readonly [Name in ColumnNameOf<Type>]?: string | undefined };

/** Undefined for a type that has no names for its columns. */
export const columnsOf = (type: string): ColumnMap | undefined =>
  Object.hasOwn(columnsByType, type) ? columnsByType[type as RecordTypeName] : undefined;
