import { useState } from 'react';
import * as z from 'zod/mini';
import { choice, text } from '#contract/fields.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import { checkbox, defineForm, line, radio, select, table } from '#domain/form/form-fields.ts';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { Examples } from '../Parts.tsx';

const form = defineForm({
  sections: [
    {
      name: 'plant',
      step: 'all',
      title: 'Telephone system',
      fields: {
        devices: radio('Devices', choice(['own', 'rented']), { words: 'Devices', columns: 2 }),
        extensions: table(
          'Extension',
          1,
          1000,
          {
            extNo: line('Number', text(2, 5), { inputMode: 'numeric' }),
            displayName: line('Name', text(1, 50)),
            licence: select('Licence', choice(['basic', 'comfort', 'mobile']), { words: 'Licence' }),
            ddi: line('Direct dial', z.optional(z.string())),
            mac: line('MAC address', text(12, 17), { when: { field: 'devices', is: ['own'] } }),
            voicemail: checkbox('Voicemail', z.boolean()),
          },
          { unique: ['extNo', 'ddi'] },
        ),
      },
    },
  ],
});
const contract = contractOf(form);

const words = { locale: 'en' as const, translate: (key: string) => key };
const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    extNo: String(100 + n),
    displayName: `Extension ${n}`,
    licence: 'basic',
    ddi: '',
    mac: `00:11:22:33:44:${String(10 + (n % 90))}`,
    voicemail: n % 2 === 0,
  }));

function Extensions({ count }: { count: number }) {
  return (
    <SchemaForm
      form={form}
      contract={contract}
      words={words}
      context={() => ({ today: '2026-11-23', holidays: {} })}
      defaults={{ devices: 'own', extensions: rows(count) }}
      onSubmit={async () => {}}
      submitLabel="Send"
    />
  );
}

export const examples: Examples = {
  'three rows': () => <Extensions count={3} />,
  // More than any order has; rendered on request, because checking them all takes long.
  '1000 rows': () => {
    const [open, setOpen] = useState(false);
    return open ? <Extensions count={1000} /> : <Button onClick={() => setOpen(true)}>Draw 1000 rows</Button>;
  },
};
