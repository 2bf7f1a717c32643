/** The texts of forms in another language, by English text. */
export type FormWords = Readonly<Record<string, string>>;
