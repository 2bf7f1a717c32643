/** The data that a member signs in with (platform §3, "Session login payload"). */
export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Whether the browser stays signed in when it is closed. */
  readonly rememberMe: boolean;
}

/** One order of a member. */
export interface MemberOrder {
  readonly number: string;
  /** The page of the order; '' if there is none. */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  /** In cents. */
  readonly total: number;
  /** ISO 4217. */
  readonly currency: string;
  /** How far it is, in words; '' if the server does not say. */
  readonly state: string;
}

export interface MemberAccount {
  readonly email: string;
  readonly name: string;
  /** BCP 47; null if none was chosen. */
  readonly language: string | null;
  /** The latest first. */
  readonly orders: readonly MemberOrder[];
}

/** The client of the calls about members of the site. */
export interface MembersClient {
  /** Resolves to the token that stands for the session from now on. @throws NetError */
  signIn(given: SignIn): Promise<{ readonly xsrfToken: string }>;
  /** @param cloneCart Whether the browser keeps a copy of the cart. @throws NetError */
  signOut(cloneCart: boolean): Promise<void>;
  /** @param language BCP 47. @throws NetError */
  tellLanguage(language: string): Promise<void>;
  /** Null for a visitor who is not signed in. @throws NetError */
  readAccount(): Promise<MemberAccount | null>;
}
