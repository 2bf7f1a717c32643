declare module '../base/bus.js' {
  interface BusEvents {
    /** A member has signed in on this page. */
    'member.signed-in': object;
    /** A member has signed out on this page. */
    'member.signed-out': { cloneCart: boolean };
  }
}
export {};
