// Opens the browser's own dialog for printing. Without script the button is not shown.
for (const button of document.querySelectorAll('[data-print]')) {
  button.addEventListener('click', () => globalThis.print());
}
