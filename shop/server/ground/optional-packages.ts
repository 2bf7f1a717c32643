/**
 * Loads a module of ours that imports packages which most shops go without.
 * @param what What needs them, as the person who has started the shop said it: `EVENTS_BROKER`.
 * @throws Error saying what to install.
 */
export async function withPackages<Module>(
  what: string,
  packages: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(`${what} needs more packages. Install them: npm install ${packages}`, {
      cause: error,
    });
  }
}
