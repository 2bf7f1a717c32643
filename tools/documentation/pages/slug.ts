/** The anchor of a heading, as GitHub makes it: lower case, dashes for spaces, no punctuation. */
export function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Makes anchors of one page: a repeated one gets a number, as on GitHub. */
export function createSlugs(taken: Iterable<string> = []): (text: string) => string {
  const known = new Set(taken);
  return (text) => {
    const slug = slugOf(text) || 'section';
    let name = slug;
    for (let count = 1; known.has(name); count += 1) name = `${slug}-${count}`;
    known.add(name);
    return name;
  };
}
