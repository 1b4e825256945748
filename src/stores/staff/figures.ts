import { readFigures, readMaintenance } from '#api/staff/desk.ts';
import { ownedLoader } from '../data/owned-loader.ts';

export const deskFigures = ownedLoader('desk-figures', () => readFigures());
export const maintenanceOverview = ownedLoader('maintenance', ({ trid }) => readMaintenance(trid));
