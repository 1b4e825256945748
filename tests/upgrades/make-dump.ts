import { packDump, packStatements } from './dump.ts';

// node scripts/run.mjs tests/upgrades/make-dump.ts <day> <backup of a portal with the demo data> <its statements>
const [day = '', backup, statements] = process.argv.slice(2);
if (!backup || !statements || !/^\d{4}-\d\d-\d\d$/.test(day)) {
  console.error('Usage: node scripts/run.mjs tests/upgrades/make-dump.ts <day> <backup> <statements>');
  process.exit(1);
}
packDump(backup, day);
packStatements(statements, day);
