import { describe, expect, it } from 'vitest';
import { runWith } from '../memory-host.js';
import { blocks } from './blocks.js';
import { conditions } from './conditions.js';
import { escaping } from './escaping.js';
import { formatters } from './formatters.js';
import { images } from './images.js';
import { names } from './names.js';
import { writePage } from './page.js';
import { spelling } from './spelling.js';

const chapters = [spelling, names, blocks, conditions, formatters, escaping, images];

/** The findings of the whole project, without the lines around them. */
async function check(page: string, others: Readonly<Record<string, string>> = {}) {
  const files = { 'page.html': page, ...others };
  const { out } = await runWith(['check', ...Object.keys(files)], files);
  return out.split('\n').filter((line) => /^[\w.]+:\d+:\d+: /.test(line));
}

describe.each(chapters)('$title', ({ mistakes }) => {
  it.each(mistakes)('$title', async ({ wrong, others, says, right }) => {
    expect(await check(wrong, others)).toEqual([`page.html:${says}`]);
    expect(await check(right, others)).toEqual([]);
  });
});

describe('the table of mistakes', () => {
  it('has at least forty, each once', () => {
    const all = chapters.flatMap(({ mistakes }) => mistakes);
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ wrong }) => wrong)).size).toBe(all.length);
  });

  // After a change: npx vitest run --project rules tests/unit/tools/template/mistakes --update
  it('is a page of the documentation', async () => {
    await expect(writePage(chapters)).toMatchFileSnapshot(
      '../../../../../docs/guides/template-mistakes.md',
    );
  });
});
