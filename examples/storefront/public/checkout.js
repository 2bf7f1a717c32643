// A checkout page that the browser has kept shows what may be bought by now: it asks the shop again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.replace(location.href);
});
