/** The version of this copy; two copies on one page compare it. */
export const version = '0.1.0';
