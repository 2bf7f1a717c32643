// Shows a chosen font in the sample at once. Without script, the sample shows what is saved.
const sample = document.querySelector('[data-fonts-sample]');
const state = document.querySelector('[data-fonts-state]');
const fonts = JSON.parse(document.querySelector('script[data-fonts]').textContent);
const ownFonts = {
  '--shop-serif': 'var(--shop-own-serif)',
  '--shop-sans': 'var(--shop-own-sans)',
};
/** Faces that are loaded or on their way, by address. */
const faces = new Map();

for (const field of document.querySelectorAll('select[data-font]')) {
  field.addEventListener('change', () => void show(field));
  // A form that was refused has a choice that the page does not have yet.
  void show(field);
}

async function show(field) {
  const property = field.dataset.font;
  const choice = field.value;
  const { stacks = ownFonts, files = [] } = fonts[choice] ?? {};
  try {
    await Promise.all(files.map(load));
  } catch {
    if (field.value === choice) state.textContent = state.dataset.failed;
    return;
  }
  // Another one was chosen while this one was on its way.
  if (field.value !== choice) return;
  state.textContent = '';
  sample.style.setProperty(property, stacks[property]);
}

function load({ family, url, weight, style }) {
  const known = faces.get(url);
  if (known) return known;
  const loading = new FontFace(family, `url(${url})`, { weight, style })
    .load()
    .then((face) => document.fonts.add(face));
  faces.set(url, loading);
  // The next choice tries again.
  loading.catch(() => faces.delete(url));
  return loading;
}
