// The shop's question about cookies. It is asked while nobody has answered, and says the answer with `vitrine-consent`.
const banner = document.querySelector('.consent');
const { analytics } = window.vitrine ?? {};

analytics?.ready.then(() => {
  if (analytics.consent.state === 'unknown') banner.hidden = false;
});
banner.addEventListener('click', ({ target }) => {
  const state = target.closest('button')?.value;
  if (!state) return;
  document.dispatchEvent(new CustomEvent('vitrine-consent', { detail: { state } }));
  banner.hidden = true;
});
