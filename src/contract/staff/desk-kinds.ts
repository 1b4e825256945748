/** Record types that may wait for employees, in the order of the desk. */
export const deskKinds = [
  'hd.ticket',
  'hfo.vp.order',
  'hfo.vp.customer',
  'ws.porting',
  'ws.portingOut',
  'ws.process',
  'etc.contact',
  'etc.company',
  'etc.partner',
  'etc.deletion',
] as const;
export type DeskKind = (typeof deskKinds)[number];
