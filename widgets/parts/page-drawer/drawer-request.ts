/** A request to open the drawer. */
export interface DrawerRequest {
  /** Receives the focus when the drawer closes; the page's cart pill if it no longer exists. */
  opener?: HTMLElement | null;
  /** Text about the added item; undefined when the shopper only opens the cart. */
  message?: string;
  /** The id of the added item, for a drawer that shows what goes with it. */
  itemId?: string;
}
