let holders = 0;

/**
 * Prevents scrolling of the page behind a dialog, until the returned function is called. A style rule instead
 * (`html:has(dialog:modal)`) would be evaluated at every change of a page, which took a tenth of its start.
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
