import { test } from '../fixtures/portal.ts';
import { listedDocumentsTests } from '../objects/listed-documents.ts';

test.use({ dataPer: 'worker' });

const path = '/etc/documents/distribution-services';
listedDocumentsTests('distribution services', path, 'EtcDistributionServices', '9001/etc.staff');
