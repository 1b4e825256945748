import { listedDocumentsTests } from './objects/listed-documents.ts';

listedDocumentsTests('contracts', '/etc/documents/contracts', 'EtcContracts', '1001/sp.admin');
