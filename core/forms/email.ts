/** Letters, digits and some symbols; dotted labels; a last part of 2 to 4 letters or digits (storefront §5). */
const pattern = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z\d-]+\.)+[a-z\d]{2,4}$/i;
const shortest = 3;
const longest = 256;

/** Whether a text is an email address of the form that storefront §5 allows; spaces around it do not count. */
export function isValidEmail(text: string): boolean {
  const email = text.trim();
  return email.length >= shortest && email.length <= longest && pattern.test(email);
}
