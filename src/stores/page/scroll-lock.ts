let holders = 0;

/**
 * Keeps the page behind a dialog from being scrolled, until what is answered is called. The rule of style that would do
 * without (`html:has(dialog:modal)`) is asked anew at every change of a page, which took a tenth of its start.
 */
export function lockScroll(): () => void {
  const { dataset } = document.documentElement;
  holders += 1;
  dataset['held'] = '';
  return () => {
    holders -= 1;
    if (holders === 0) delete dataset['held'];
  };
}
