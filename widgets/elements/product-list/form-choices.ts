/** Whether a form says anything else than the page has printed. A field that is being typed in tells it later itself. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input, select')].some((control) => {
    if (control instanceof HTMLSelectElement) return isOther(control);
    if (!(control instanceof HTMLInputElement)) return false;
    return ['checkbox', 'radio'].includes(control.type)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue && !control.matches(':focus');
  });
}

function isOther({ options, selectedIndex }: HTMLSelectElement): boolean {
  const printed = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, printed);
}
