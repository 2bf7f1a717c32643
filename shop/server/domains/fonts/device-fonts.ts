/** A kind of font of which every device has one: nothing is fetched for it. */
export interface DeviceFont {
  readonly name: string;
  readonly title: string;
  /** As `font-family` of CSS has it: its names on systems, the nearest first. */
  readonly stack: string;
}

export const deviceFonts: readonly DeviceFont[] = [
  {
    name: 'old-style',
    title: 'Old-style serif, as Palatino',
    stack: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, serif",
  },
  {
    name: 'book',
    title: 'Book serif, as Charter and Georgia',
    stack: "Charter, 'Bitstream Charter', 'Sitka Text', Georgia, 'DejaVu Serif', serif",
  },
  {
    name: 'fine',
    title: 'Fine serif with contrast, as Didot',
    stack: "Didot, 'Bodoni 72', 'Bodoni MT', 'Noto Serif Display', 'URW Palladio L', P052, serif",
  },
  {
    name: 'slab',
    title: 'Slab serif, as Rockwell',
    stack: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
  },
  { name: 'system', title: "The device's own", stack: 'system-ui, sans-serif' },
  {
    name: 'humanist',
    title: 'Humanist sans, as Gill Sans and Calibri',
    stack: "Seravek, 'Gill Sans Nova', 'Gill Sans', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  },
  {
    name: 'geometric',
    title: 'Geometric sans, as Avenir',
    stack: "Avenir, 'Avenir Next', Montserrat, Corbel, 'URW Gothic', 'Century Gothic', sans-serif",
  },
  {
    name: 'grotesque',
    title: 'Plain sans, as Helvetica',
    stack: "'Helvetica Neue', Helvetica, Arial, 'Nimbus Sans', 'Liberation Sans', sans-serif",
  },
  {
    name: 'typewriter',
    title: 'Typewriter, as Courier',
    stack: "'Courier Prime', 'Courier New', 'Nimbus Mono PS', 'Liberation Mono', monospace",
  },
];
