import { berlinDay } from '../domain/date/berlin-day.ts';
import { formatWeekday } from '../domain/date/date-format.ts';
import { dayPart } from '../domain/date/day-part.ts';
import { browserState } from './browser-state.ts';

// Runs right behind the title of the home page, so that the first paint already greets the signed-in user.
const heading = document.getElementById('greeting');
const dayLine = document.getElementById('greeting-day');

function greet(): void {
  const { session } = browserState();
  // A deputy is greeted by their own name.
  const name = (session?.deputy ? session.own : session)?.user.displayName;
  const now = new Date();
  const sentence = heading?.dataset[dayPart(now.getHours())];
  if (heading && name && sentence) heading.textContent = sentence.replace('{name}', name);
  const locale = document.documentElement.lang === 'en' ? 'en' : 'de';
  if (dayLine) dayLine.textContent = formatWeekday(berlinDay(now.getTime()), locale);
}

greet();
addEventListener('storage', greet);
