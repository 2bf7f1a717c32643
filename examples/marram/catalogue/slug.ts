/** An option's value as it stands in a SKU and in the name of a picture: `Dark oak` becomes `dark-oak`. */
export const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
