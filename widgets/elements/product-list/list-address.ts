import { formMember } from '../../../core/base/index.js';

/** The address that a form leads to; empty fields are left out, as the server leaves them out of its links. */
export function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const url = new URL(formMember(form, 'getAttribute')('action') ?? '', document.baseURI);
  url.search = new URLSearchParams(fields).toString();
  return url.href;
}

/** Whether an address is another view of the list, not another page or a place in this one. */
export function isOfList(address: string, here: string): boolean {
  if (!URL.canParse(address, here)) return false;
  const [to, from] = [new URL(address, here), new URL(here)];
  return to.origin === from.origin && to.pathname === from.pathname && to.hash === '';
}
