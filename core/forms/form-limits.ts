/** What a form may hold. More than that is no form that a person could fill in. */
export const formLimits = {
  fields: 200,
  /** Of one field. */
  options: 500,
  /** UTF-16 units of an id, which is the name of a control too. */
  id: 200,
  /** UTF-16 units of any other text. */
  text: 50_000,
} as const;
