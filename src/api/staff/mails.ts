import {
  type Mail,
  type MailAction,
  type MailOverview,
  type MailPreview,
  type MailTrial,
  mail,
  mailOverview,
  mailPreview,
} from '#contract/staff/mails.ts';
import { get, post, send } from '../http.ts';

const at = (id: string) => `/admin/mails/${encodeURIComponent(id)}`;
const of = (variant: string) => (variant ? { variant } : {});

export const readMails = (variant: string): Promise<MailOverview> => get('/admin/mails', of(variant), mailOverview);
export const readMail = (id: string, variant: string): Promise<Mail> => get(at(id), of(variant), mail);
export const actOnMail = (id: string, action: MailAction): Promise<Mail> => post(at(id), action, mail);
export const previewMail = (id: string, trial: MailTrial): Promise<MailPreview> =>
  post(`${at(id)}/preview`, trial, mailPreview);
export const sendTestMail = (id: string, trial: MailTrial): Promise<void> =>
  send(`${at(id)}/test`, { method: 'POST', body: trial });
