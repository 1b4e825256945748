import { resendOrder } from '../erp/resend-order.ts';
import { type Command, Refused } from './command.ts';

const resend: Command = {
  usage: 'erp resend <order>',
  does: 'hands an order (A-2026-000123) over to the ERP system again as it stands, by file and webhook as ERP_ORDERS_DIR and ERP_WEBHOOK_URL say',
  async run({ services, operands: [number = ''] }) {
    const sent = await resendOrder(services, number);
    if (!sent) throw new Refused(`there is no order ${number}`);
    if (sent.targets === 0) throw new Refused('neither ERP_ORDERS_DIR nor ERP_WEBHOOK_URL is set');
    return [`Order ${number}, version ${sent.version}, is handed over within a minute.`];
  },
};

export const erpCommands: readonly Command[] = [resend];
