import { describe, expect, it } from 'vitest';
import { emailProblem } from '../../../../../../core/commerce/restock/index.js';

// storefront §5: "Restock email: not blank ('Email cannot be blank'); valid ('Email is invalid')."
describe('emailProblem', () => {
  it.each([
    ['', 'email-blank', 'Email cannot be blank'],
    [' \t\n', 'email-blank', 'Email cannot be blank'],
    ['ada', 'email-invalid', 'Email is invalid'],
    ['ada@', 'email-invalid', 'Email is invalid'],
    ['ada@example', 'email-invalid', 'Email is invalid'],
    ['ada@exam ple.com', 'email-invalid', 'Email is invalid'],
    [`${'a'.repeat(252)}@b.co`, 'email-invalid', 'Email is invalid'],
  ])('of %j is %s', (email, code, message) => {
    expect(emailProblem(email)).toMatchObject({ code, message });
  });

  // storefront §9: "Email length 3 to 256."
  it.each(['ada@example.com', '  ada@example.com ', `${'a'.repeat(251)}@b.co`])(
    'there is none for %j',
    (email) => expect(emailProblem(email)).toBeNull(),
  );
});
