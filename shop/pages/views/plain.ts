/** Copies an interface to a type alias, which is assignable to the template engine's JSON type; an interface is not. */
export type Plain<Type> = { [Key in keyof Type]: Plain<Type[Key]> };
