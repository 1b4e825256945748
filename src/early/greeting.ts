import { dayPart } from '../domain/date/day-part.ts';
import { browserState } from './browser-state.ts';

// Runs right behind the title of the home page, so that the first paint already greets the signed-in user.
const heading = document.getElementById('greeting');

function greet(): void {
  const { session } = browserState();
  // A deputy is greeted by their own name.
  const name = (session?.deputy ? session.own : session)?.user.displayName;
  const sentence = heading?.dataset[dayPart(new Date().getHours())];
  if (heading && name && sentence) heading.textContent = sentence.replace('{name}', name);
}

greet();
addEventListener('storage', greet);
