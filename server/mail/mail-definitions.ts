import { deletionApproved, deletionRefused, newDevice, passwordChanged } from './account-mails.ts';
import { backupDefinitions } from './backup-mails.ts';
import { comment } from './comment-mail.ts';
import { confirmation, offer, orderConfirmed } from './customer-mails.ts';
import { confirmEmail, emailChangeAsked, emailChanged } from './email-address-mails.ts';
import { leadDefinitions } from './lead-mails.ts';
import type { MailDefinition } from './mail-definition.ts';
import { confirmMailbox } from './mailbox-mails.ts';
import { invitation, newAccess } from './member-mails.ts';
import { digest, shortDefinitions } from './notification-mails.ts';
import { orderReceived, orderStatus } from './order-mails.ts';
import { portingDefinitions } from './porting-mails.ts';
import { processReminder, processState } from './process-mails.ts';
import { changeAsked, dataChanged, requestDefinitions } from './profile-mails.ts';
import { securityDefinitions } from './security-mails.ts';
import { sipLink, sipLocked, sipPassword, sipUnlocked } from './sip-mails.ts';
import { documents, idle, passwordReset, ticket } from './templates.ts';
import { webhookDefinitions } from './webhook-mails.ts';

/** All mails that the portal writes. */
export const mailDefinitions: readonly MailDefinition[] = [
  invitation,
  newAccess,
  passwordReset,
  newDevice,
  passwordChanged,
  ...securityDefinitions,
  idle,
  confirmEmail,
  emailChangeAsked,
  emailChanged,
  confirmMailbox,
  changeAsked,
  dataChanged,
  deletionApproved,
  deletionRefused,
  ...webhookDefinitions,
  offer,
  confirmation,
  orderConfirmed,
  orderReceived,
  orderStatus,
  ...leadDefinitions,
  ...portingDefinitions,
  processState,
  processReminder,
  sipPassword,
  sipLink,
  sipLocked,
  sipUnlocked,
  ...backupDefinitions,
  ...requestDefinitions,
  comment,
  ticket,
  documents,
  digest,
  ...shortDefinitions,
];

const byId = new Map(mailDefinitions.map((definition) => [definition.id, definition]));
export const mailDefinition = (id: string): MailDefinition | undefined => byId.get(id);

/** Mails about signing in and about what could be an attack: own texts of them need a second person. */
export const isSecurityMail = ({ area }: Pick<MailDefinition, 'area'>): boolean => area === 'access';
