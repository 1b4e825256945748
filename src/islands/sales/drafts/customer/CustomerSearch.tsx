import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import {
  $customerChoices,
  $recentCustomers,
  loadRecentCustomers,
  searchCustomers,
} from '#stores/sales/customer-choices.ts';

const Combobox = lazy(() => import('#islands/ui/form/combobox/Combobox.tsx').then((module) => module.Combobox));

interface Props {
  id: string;
  /** '' where none was chosen. */
  customerId: string;
  placeholder?: string;
  onChoose: (id: string) => void;
}

/** Finds a customer by name, place or number; an empty field offers those that were worked on last. */
export function CustomerSearch({ id, customerId, placeholder, onChoose }: Props) {
  const choices = useStore($customerChoices);
  const recent = useStore($recentCustomers);
  const [typed, setTyped] = useState('');
  useEffect(loadRecentCustomers, []);
  return (
    <Suspense fallback={<Skeleton rows={1} />}>
      <Combobox
        id={id}
        placeholder={placeholder}
        value={choices.find(({ value }) => value === customerId)}
        options={typed.trim() === '' ? recent : choices}
        onChange={({ value }) => {
          setTyped('');
          onChoose(value);
        }}
        onType={(text) => {
          setTyped(text);
          if (text.trim() !== '') searchCustomers(text);
        }}
      />
    </Suspense>
  );
}
