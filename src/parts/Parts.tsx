import type { ComponentType } from 'react';
import { island } from '../islands/ui/page/island.tsx';

/** The states of one part, by what is special about each. */
export type Examples = Readonly<Record<string, ComponentType>>;

const files = import.meta.glob<{ examples: Examples }>('./examples/*.tsx', { eager: true });
const nameOf = (path: string) => path.replace(/^.*\/|\.tsx$/g, '');

/** Every part of `islands/ui` that has a file of examples, in each of its states. */
export const Parts = island(function Parts() {
  return Object.entries(files).map(([path, { examples }]) => (
    <section key={path} id={nameOf(path)} aria-label={nameOf(path)} className="grid gap-5">
      <h2>{nameOf(path)}</h2>
      {Object.entries(examples).map(([state, Example]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a field of it
        <div key={state} role="group" aria-label={state} className="grid gap-2">
          <h3 className="text-muted text-sm">{state}</h3>
          <div>
            <Example />
          </div>
        </div>
      ))}
    </section>
  ));
});
