import { listedDocumentsTests } from './objects/listed-documents.ts';

const path = '/etc/documents/distribution-services';
listedDocumentsTests('distribution services', path, 'EtcDistributionServices', '9001/etc.staff');
