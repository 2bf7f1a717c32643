/**
 * Runs `load`, a dynamic import. A page that is left aborts what it loads, which is no error: if it comes back from the
 * back/forward cache, `load` runs again; if not, nobody waits for the result any more.
 */
export async function loadInPage<Module>(load: () => Promise<Module>): Promise<Module> {
  let isShown: Promise<unknown> | undefined;
  const leave = () => {
    isShown = new Promise((shown) => addEventListener('pageshow', shown, { once: true }));
  };
  addEventListener('pagehide', leave);
  try {
    return await load();
  } catch (error) {
    if (!isShown) throw error;
    await isShown;
    return await loadInPage(load);
  } finally {
    removeEventListener('pagehide', leave);
  }
}
