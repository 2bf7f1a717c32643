import type { Field } from '../parts/field.js';

export const emailField: Field = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autocomplete: 'username',
  maxLength: 320,
};

export const nameField: Field = {
  name: 'name',
  label: 'Name',
  autocomplete: 'name',
  isOptional: true,
  maxLength: 100,
};

export const passwordField: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
};

export const newPasswordField: Field = {
  name: 'next',
  label: 'New password',
  type: 'password',
  autocomplete: 'new-password',
  hint: 'At least 8 characters.',
  maxLength: 200,
};

/** The fields of the forms on the account page. */
export const accountFields = {
  rename: [nameField],
  password: [{ ...passwordField, name: 'present', label: 'Present password' }, newPasswordField],
  remove: [passwordField],
} as const satisfies Readonly<Record<string, readonly Field[]>>;

export type AccountFormName = keyof typeof accountFields;
