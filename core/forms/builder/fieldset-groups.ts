/** The groups of form settings, in order (platform §3, "Fieldset groups"). */
export const fieldsetGroups = {
  build: 1,
  storage: 2,
  advanced: 3,
  captcha: 4,
  disclaimer: 5,
} as const;

export type FieldsetGroup = keyof typeof fieldsetGroups;
