import type { Locator } from '@playwright/test';
import type { Partner } from './partner.ts';

interface Answers {
  /** What is typed or chosen, by the last name of the field; a choice without one takes its first entry. */
  texts: Readonly<Record<string, string>>;
  /** Of choices side by side, the one to take; else the first. */
  choices: RegExp;
  /** Name of the button once nothing is open. */
  end: string | RegExp;
  /** Answers what is no field, such as a sheet or a place for files. */
  other(label: string): Promise<void>;
}

/** Follows the bar of a long form from one open answer to the next; within a section Tab leads on too. */
export async function answerLongForm(partner: Partner, answers: Answers): Promise<void> {
  const { page, main } = partner;
  const heading = main.getByRole('heading', { level: 2 }).first();
  const button = page.locator('[data-foot-bar] button').last();
  let section = '';
  for (let label = await settled(button); !isEnd(label, answers.end); label = await settled(button)) {
    await button.click();
    const next = await heading.innerText();
    if (section && next !== section) partner.pressed(`${label} (${next})`);
    section = next;
    await answerFocused(partner, label, answers);
    if ((await settled(button)) === label) throw new Error(`Still open: ${label}`);
  }
  await partner.press(button);
}

const isEnd = (label: string, end: Answers['end']) => (typeof end === 'string' ? label === end : end.test(label));

async function answerFocused(partner: Partner, label: string, { texts, choices, other }: Answers): Promise<void> {
  const { page } = partner;
  const field = page.locator(':focus');
  const { tag, type, role, name, options } = await field.evaluate((element) => ({
    tag: element.tagName,
    type: element.getAttribute('type'),
    role: element.getAttribute('role'),
    name: element.id.split(/[.-]/).at(-1) ?? '',
    options: [...(element.closest('fieldset')?.querySelectorAll('label') ?? [])].map((one) => one.innerText.trim()),
  }));
  if (type === 'radio') {
    const option = options.find((text) => choices.test(text)) ?? options[0] ?? '';
    const group = page.getByRole('group').filter({ has: field }).last();
    return partner.check(group.getByRole('radio', { name: option, exact: true }), `${label}: ${option}`);
  }
  if (type === 'checkbox') return partner.check(field, label);
  if (tag === 'SELECT') return partner.select(field, texts[name] ?? { index: 1 }, label);
  if (role === 'combobox') return partner.choose(field, texts[name] ?? '', label);
  if ((tag === 'INPUT' && type !== 'file') || tag === 'TEXTAREA') {
    await partner.fill(field, texts[name] ?? '', label);
    return field.press('Tab');
  }
  return other(label);
}

/** Answers are judged shortly after they are typed (ms). */
const quietTime = 800;

/** What the button of the bar says once the bar has not changed for a while. */
async function settled(button: Locator): Promise<string> {
  await button.page().evaluate(
    (quiet) =>
      new Promise<void>((done) => {
        const bar = document.querySelector('[data-foot-bar]') ?? document.body;
        let timer = setTimeout(done, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        }).observe(bar, { subtree: true, childList: true, characterData: true });
      }),
    quietTime,
  );
  return (await button.innerText()).trim();
}
