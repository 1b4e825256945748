import { expect, test } from 'vitest';
import { errorSignals, pathSignals } from '#islands/ui/form/kit/path-signals.ts';

test('§4 an answer tells those who depend on it, on what holds it, or on what it holds', () => {
  const answers = pathSignals();
  const heard: string[] = [];
  for (const path of ['network', 'extensions.3.mac', 'extensions.30.mac', 'extensions'])
    answers.on([path], () => heard.push(path));
  answers.emit('extensions.3.mac');
  expect(heard.splice(0)).toEqual(['extensions.3.mac', 'extensions']);
  answers.emit('extensions.3');
  expect(heard.splice(0)).toEqual(['extensions.3.mac', 'extensions']);
  answers.emit();
  expect(heard).toHaveLength(4);
});

test('§5 a field hears of its own error alone, and no more once it is gone', () => {
  const errors = errorSignals();
  const heard: (string | undefined)[] = [];
  const stop = errors.on(['zip'], () => heard.push(errors.of('zip')));
  errors.set([{ path: 'street', key: 'required' }]);
  errors.set([{ path: 'zip', key: 'required' }]);
  errors.set([{ path: 'zip', key: 'required' }]);
  errors.set([]);
  expect(heard).toEqual(['required', undefined]);
  stop();
  errors.set([{ path: 'zip', key: 'zip' }]);
  expect(heard).toHaveLength(2);
});
