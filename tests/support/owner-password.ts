/** Opens the owner pages of the shop that the browser specs visit. */
export const ownerPassword = 'vitrine-owner';
