// Suggests collections of the site for link fields. Without script, or when they are not loaded, an address is typed.
const list = document.querySelector('datalist[data-collections]');
const state = document.querySelector('[data-collections-state]');
const fields = document.querySelectorAll(`input[list="${list?.id}"]`);

let loading;
for (const field of fields) {
  field.addEventListener('focus', () => {
    loading ??= load();
  });
}

async function load() {
  try {
    const response = await fetch(list.dataset.collections, {
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) throw new Error(String(response.status));
    const { collections } = await response.json();
    list.replaceChildren(...collections.map(({ title, url }) => new Option(title, url)));
    state.textContent = '';
  } catch {
    state.textContent = state.dataset.failed;
    // The next field that is entered tries again.
    loading = undefined;
  }
}
