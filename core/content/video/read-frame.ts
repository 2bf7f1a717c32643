/** The data of the frame in an oEmbed response. */
export interface VideoFrame {
  /** '' without one. */
  readonly src: string;
  /** '' without one. */
  readonly title: string;
}

/** Reads the first frame of an oEmbed response as text: its markup never becomes part of the page. */
export function readVideoFrame(html: string): VideoFrame {
  const tag = /<iframe\s[^<>]*>/i.exec(html)?.[0] ?? '';
  return { src: attributeOf(tag, 'src'), title: attributeOf(tag, 'title') };
}

function attributeOf(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  return value.replace(/&(?:amp|quot|lt|gt|#0?39);/g, (entity) => entities[entity] ?? entity);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&#039;': "'",
};
