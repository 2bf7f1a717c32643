// A checkout page that the browser has kept shows what may be bought by now: it asks the shop again. By its address, because
// a reload would post the form of the page once more.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.replace(location.href);
});
