import { useState } from 'react';
import { Toasts } from '#islands/ui/overlay/Toasts.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { Examples } from '../Parts.tsx';

const tones = ['ok', 'info', 'warn', 'danger'] as const;

function Raised() {
  const [toasts, setToasts] = useState<readonly { id: number; tone: (typeof tones)[number]; text: string }[]>([]);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone, id) => (
          <Button key={tone} onClick={() => setToasts([...toasts, { id, tone, text: `A message: ${tone}` }])}>
            Raise {tone}
          </Button>
        ))}
      </div>
      <Toasts toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))} />
    </>
  );
}

export const examples: Examples = { 'each tone': Raised };
