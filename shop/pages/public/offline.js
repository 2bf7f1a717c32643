// Without a connection a posted form would leave for the browser's error page, with all that was typed.
const template = document.querySelector('template[data-offline]');
const note = template?.content.firstElementChild;

addEventListener('submit', (event) => {
  note?.remove();
  if (event.defaultPrevented || navigator.onLine || !note) return;
  event.preventDefault();
  // An alert is read when it comes into the page.
  setTimeout(() => (event.submitter ?? event.target.lastElementChild)?.before(note));
});
