// The cookie banner. It is shown while consent is unknown, and sends the choice as the event `vitrine-consent`.
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
