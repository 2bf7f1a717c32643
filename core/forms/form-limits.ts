/** Limits of a form. Anything above is abuse, not a form for people. */
export const formLimits = {
  fields: 200,
  /** Options of one field. */
  options: 500,
  /** UTF-16 units of an id, which is also the name of a control. */
  id: 200,
  /** UTF-16 units of any other text. */
  text: 50_000,
} as const;
