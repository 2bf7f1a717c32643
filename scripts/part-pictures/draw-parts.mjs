const rowHeight = 22;
const margin = 8;
/** Of a letter in the names beside the picture, in px. */
const letterWidth = 7.5;
const colours = ['#7a1fa2', '#0b57b0', '#1b6e3c', '#9a3b00'];

/** The page that shows a picture with a frame around each part, and a line from it to its name at the side. */
export function drawParts(png, clip, parts) {
  const rows = layOut(clip, parts);
  const longest = Math.max(...parts.map(({ name }) => name.length));
  const gap = 28;
  const width = Math.ceil(clip.width + gap + longest * letterWidth + margin);
  const height = Math.ceil(Math.max(clip.height, (rows.at(-1)?.y ?? 0) + rowHeight / 2 + margin));
  const frames = rows.map(({ name, box, y }, index) => {
    const colour = colours[index % colours.length];
    const start = `${box.right},${(box.top + box.bottom) / 2}`;
    const bend = clip.width + gap / 2;
    return `<g stroke="${colour}" fill="none" stroke-width="1.5">
<rect x="${box.left}" y="${box.top}" width="${box.right - box.left}" height="${box.bottom - box.top}" rx="2" stroke-dasharray="4 2"/>
<polyline stroke-width="1" stroke-opacity="0.6" points="${start} ${bend},${y} ${clip.width + gap - 4},${y}"/></g>
<text x="${clip.width + gap}" y="${y + 4}" fill="${colour}">${name}</text>`;
  });
  const html = `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; background: #fff }
img, svg { position: absolute; inset: 0 auto auto 0 }
text { font: 600 12px ui-monospace, Menlo, Consolas, monospace }
</style>
<img src="data:image/png;base64,${png}" width="${clip.width}" height="${clip.height}" alt="">
<svg width="${width}" height="${height}">${frames.join('')}</svg>`;
  return { html, width, height };
}

/** The names from top to bottom, each near its part and none over another. */
function layOut(clip, parts) {
  const rows = parts
    .map(({ name, left, top, right, bottom }) => {
      const box = {
        left: left - clip.x,
        top: top - clip.y,
        right: Math.min(right - clip.x, clip.width - 1),
        bottom: Math.min(bottom - clip.y, clip.height - 1),
      };
      return { name, box, y: (box.top + box.bottom) / 2 };
    })
    .toSorted((one, other) => one.y - other.y || one.box.left - other.box.left);
  let least = margin + rowHeight / 2;
  for (const row of rows) {
    row.y = Math.max(row.y, least);
    least = row.y + rowHeight;
  }
  // Cards that were pushed over the end move up again.
  let most = Math.max(clip.height, rows.length * rowHeight + margin) - rowHeight / 2;
  for (const row of rows.toReversed()) {
    row.y = Math.min(row.y, most);
    most = row.y - rowHeight;
  }
  return rows;
}
