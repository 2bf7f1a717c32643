const width = 720;
const rowHeight = 26;
const left = 250;
const colours = ['#4a6b5d', '#c86b3c', '#8a7f6d', '#b9b1a3'];
const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A bar chart as SVG text: groups of bars, each bar a ratio to the group's first. A bar may name its colour by
 * index; a group may have a `target`, drawn across its bars.
 */
export function drawChart({ title, groups }) {
  const most = Math.max(
    ...groups.flatMap(({ bars, target = 0 }) => [target, ...bars.map((bar) => bar.ratio)]),
  );
  const across = (ratio) => (ratio / most) * (width - left - 120);
  let y = 48;
  const parts = [];
  for (const group of groups) {
    parts.push(
      `<text x="16" y="${y}" font-weight="600">${escape(group.name)}${group.target ? `; dashed: the target, ${group.target} ×` : ''}</text>`,
    );
    y += 10;
    if (group.target) {
      const x = (left + across(group.target)).toFixed(1);
      const bottom = y + group.bars.length * rowHeight;
      parts.push(`<path d="M${x} ${y}V${bottom}" stroke="#8a7f6d" stroke-dasharray="3 3"/>`);
    }
    group.bars.forEach((bar, index) => {
      const length = Math.max(2, across(bar.ratio));
      parts.push(
        `<text x="${left - 8}" y="${y + 16}" text-anchor="end">${escape(bar.label)}</text>`,
        `<rect x="${left}" y="${y + 3}" width="${length.toFixed(1)}" height="18" rx="3" fill="${colours[(bar.colour ?? index) % colours.length]}"/>`,
        `<text x="${left + length + 8}" y="${y + 16}" stroke="#fff" stroke-width="4" paint-order="stroke">${bar.ratio.toFixed(2)} ×</text>`,
      );
      y += rowHeight;
    });
    y += 24;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" font-family="system-ui,sans-serif" font-size="13" fill="#1d1b18">` +
    `<rect width="100%" height="100%" fill="#fff"/><text x="16" y="24" font-size="16" font-weight="700">${escape(title)}</text>${parts.join('')}</svg>\n`
  );
}
