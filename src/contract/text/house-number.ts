import { plainText } from '../clean-text.ts';

const fractions: Readonly<Record<string, string>> = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4' };

/** `Nr. 5`, `7½` and `12 – 14` as `5`, `7 1/2` and `12-14`. */
export const mendHouseNumber = (typed: string): string =>
  plainText(typed)
    .replace(/^(?:haus)?(?:nr|nummer|no)\b\.? */i, '')
    .replace(/ *([½⅓⅔¼¾])/g, (_all, fraction: string) => ` ${fractions[fraction]}`)
    .replace(/ +/g, ' ')
    .trim();

const maxLength = 20;
/** What the directories of carriers hold: `12`, `12a`, `12-14`, `12a/14b`. */
const usual = /^\d{1,4}\s?[a-zA-Z]?(?:\s?[-/]\s?\d{1,4}\s?[a-zA-Z]?)?$/;
/** `12a-c`, `7 1/2`, `5+7`, `12 Haus B`, `12/3/4`, `Block 5`, `C4, 12`. */
const possible =
  /^(?:\p{L}{1,6}\.? ?)?\d{1,4}(?: ?\p{L}{1,2})?(?:(?: ?[-/+,&] ?| )(?:\d{1,4}(?: ?\p{L}{1,2})?|\(?\p{L}{1,12}\.?\)?))*$/u;
const none = /^(?:o\.? ?nr\.?|ohne (?:haus)?(?:nr\.?|nummer)|s\/n)$/i;

const isUsual = (value: string): boolean => usual.test(value);

/** Whether a house can have such a number, or none. */
export const isHouseNumber = (value: string): boolean =>
  value.length <= maxLength && (isUsual(value) || possible.test(value) || none.test(value));

/** Taken, and worth a second look. */
export const isOddHouseNumber = (typed: string): boolean => {
  const value = mendHouseNumber(typed);
  return isHouseNumber(value) && !isUsual(value);
};
