/** The shop's colours; every drawing takes its fills from here. */
export const palette = {
  chalk: '#f4efe6',
  bone: '#ebdfcd',
  oat: '#d8c4a4',
  sand: '#e4d2b8',
  blush: '#dfae98',
  clay: '#c67f5c',
  terracotta: '#b9653f',
  rust: '#a14e2e',
  ochre: '#d6a03d',
  moss: '#8a8f5e',
  fern: '#6a8062',
  forest: '#38513f',
  sea: '#82a7a8',
  slate: '#5f6f78',
  ink: '#2b3a4b',
  indigo: '#3e5180',
  plum: '#74465c',
  charcoal: '#38352f',
  oak: '#c69b6b',
  olive: '#a9794a',
  ash: '#e0c59e',
  brass: '#c49c4e',
  white: '#ffffff',
};

/** `amount` 0 gives `from`, 1 gives `to`. */
function mix(from, to, amount) {
  const channels = [1, 3, 5].map((at) => {
    const start = parseInt(from.slice(at, at + 2), 16);
    const end = parseInt(to.slice(at, at + 2), 16);
    return Math.round(start + (end - start) * amount)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

export const lighten = (colour, amount) => mix(colour, '#fffaf0', amount);

/** Shadows lean warm: towards a deep brown, never towards black. */
export const darken = (colour, amount) => mix(colour, '#2a1a12', amount);
