import { useState } from 'react';
import { Steps } from '#islands/ui/page/Steps.tsx';
import type { Examples } from '../Parts.tsx';

const labels = ['Product', 'Files', 'Contact'];

function Walk() {
  const [step, setStep] = useState(2);
  return <Steps labels={labels} current={step} onBack={setStep} />;
}

export const examples: Examples = {
  first: () => <Steps labels={labels} current={0} />,
  'last, with a way back': Walk,
};
