// Suggests collections of the site for link fields. Without script, or when they are not loaded, an address is typed.
const list = document.querySelector('datalist[data-collections]');
const state = document.querySelector('[data-collections-state]');
const fields = document.querySelectorAll(`input[list="${list?.id}"]`);

let loading;
const enter = (field) => {
  loading ??= load(field);
};
for (const field of fields) {
  field.addEventListener('focus', () => enter(field));
  // It may have been entered before this script was there.
  if (field === document.activeElement) enter(field);
}

async function load(field) {
  try {
    const response = await fetch(list.dataset.collections, {
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) throw new Error(String(response.status));
    const { collections } = await response.json();
    list.replaceChildren(...collections.map(({ title, url }) => new Option(title, url)));
    state.textContent = '';
  } catch {
    field.before(state);
    // A status is read when it changes in its place.
    setTimeout(() => {
      state.textContent = state.dataset.failed;
    });
    // The next field that is entered tries again.
    loading = undefined;
  }
}
