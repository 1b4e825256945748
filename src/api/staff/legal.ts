import { type LegalAction, type LegalName, type LegalOverview, legalOverview } from '#contract/brand/legal.ts';
import { get, getFile, post } from '../http.ts';

export const readLegal = (): Promise<LegalOverview> => get('/admin/legal', {}, legalOverview);
export const actOnLegal = (name: LegalName, action: LegalAction): Promise<LegalOverview> =>
  post(`/admin/legal/${name}`, action, legalOverview, {});
export const readReceipt = (user: string, version: string, language: string): Promise<Blob> =>
  getFile(`/admin/terms/receipt/${[user, version, language].map(encodeURIComponent).join('/')}`, {});
