/** The fields that can still be changed after the first order; all others are requested by "Änderung anfragen". */
const editableOfEstablished = [
  'phone',
  'mobile',
  'fax',
  'email',
  'website',
  'contactMain',
  'hasContactTech',
  'contactTech',
  'contactBilling',
  'note',
  'followUpDate',
  'currentProvider',
  'contractEnd',
  'consentAdvertising',
  'avvSigned',
] as const;

export const isEditable = (name: string, isEstablished: boolean): boolean =>
  !isEstablished || (editableOfEstablished as readonly string[]).includes(name);
