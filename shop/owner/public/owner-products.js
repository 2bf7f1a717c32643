// Buttons that copy the address in a field; without script the field can be selected.
for (const button of document.querySelectorAll('[data-copy]')) {
  const field = document.getElementById(button.dataset.copy);
  const told = document.getElementById(`${button.dataset.copy}-copied`);
  if (!field || !told || !navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      told.textContent = 'Copied.';
    } catch {
      field.select();
      told.textContent = 'The browser does not allow copying: the address is selected instead.';
    }
  });
}
