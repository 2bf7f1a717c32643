/** Options by which a tool keeps what it found, by content, so that a fresh checkout of the same files is known. */
export const cached = (name) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=node_modules/.cache/vitrine/${name}`,
];
