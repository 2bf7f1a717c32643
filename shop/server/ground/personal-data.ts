/** What a table keeps of a person beside the orders. */
export interface PersonalData {
  /** The name that the owner reads. */
  readonly name: string;
  /** The rows of a person for an export; `$1` is the address in lower case. */
  readonly rows: string;
  /** Takes the person out, with the same `$1`; the orders still have the address then. */
  readonly erase: readonly string[];
}

// Conditions of such statements.
export const ofTheirOrders = 'order_id in (select id from orders where lower(email) = $1)';
export const ofTheirCarts = 'cart_id in (select cart_id from orders where lower(email) = $1)';
/** In a text of JSON or of a person. */
export const mentions = (column: string) => `position($1 in lower(${column})) > 0`;
