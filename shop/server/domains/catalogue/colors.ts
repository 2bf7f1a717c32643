/** The options whose values are colours. */
export const coloredOptions: ReadonlySet<string> = new Set(['Colour', 'Stripe', 'Finish']);

/** The colours of glazes, linens and papers by their names; the drawings have the same. */
export const colors: Readonly<Record<string, string>> = {
  Black: '#38352f',
  Bone: '#ebdfcd',
  Chalk: '#f4efe6',
  Clay: '#c67f5c',
  Fern: '#6a8062',
  Forest: '#38513f',
  Indigo: '#3e5180',
  Ink: '#2b3a4b',
  Moss: '#8a8f5e',
  Natural: '#d8c4a4',
  Oat: '#d8c4a4',
  Ochre: '#d6a03d',
  Plum: '#74465c',
  Rust: '#a14e2e',
  Sea: '#82a7a8',
  Slate: '#5f6f78',
  Terracotta: '#b9653f',
};
