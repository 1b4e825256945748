/** The search box of the header, which the page brings as plain markup; its list hangs under the form. */
export interface SearchForm {
  form: HTMLFormElement;
  input: HTMLInputElement;
}

export function findSearchForm(): SearchForm | undefined {
  const form = document.getElementById('search-box');
  if (!(form instanceof HTMLFormElement)) return undefined;
  const input = form.elements.namedItem('search');
  return input instanceof HTMLInputElement ? { form, input } : undefined;
}
