/** The same data as a type without a name: templates take JSON, and an interface could always have more members. */
export type Plain<Type> = { [Key in keyof Type]: Plain<Type[Key]> };
