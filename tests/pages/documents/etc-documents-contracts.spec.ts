import { test } from '../fixtures/portal.ts';
import { listedDocumentsTests } from '../objects/listed-documents.ts';

test.use({ dataPer: 'worker' });

listedDocumentsTests('contracts', '/etc/documents/contracts', 'EtcContracts', '1001/sp.admin');
