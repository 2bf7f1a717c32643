import { describe, expect, it } from 'vitest';
import { chapters, signals, type SignalRow } from '../../support/signals/index.js';
import { writePage } from '../../support/signals/page.js';
import { readMessages, spokenPattern } from '../../support/signals/spoken.js';

const rows: SignalRow[] = Object.values(signals);

describe('the table of signals', () => {
  it('names texts that exist, with all their values', async () => {
    const messages = await readMessages();
    const said = rows.flatMap(({ says, undo, offline }) => [
      says,
      ...(typeof undo === 'string' ? [] : [undo.says]),
      ...(typeof offline === 'string' ? [] : [offline.says]),
    ]);
    for (const one of said) {
      if (one.by === 'none') expect(one.why).toMatch(/\.$/);
      else expect(spokenPattern(one, messages).source).not.toMatch(/\{|undefined/);
    }
  });

  it('says failures at once, or why not', () => {
    const polite = rows
      .map(({ offline }) => offline)
      .filter((offline) => typeof offline !== 'string')
      .filter(({ says }) => says.by === 'polite' || says.by === 'status');
    expect(polite.length).toBeLessThan(rows.length / 4);
  });

  // After a change: npx vitest run --project unit tests/unit/support/signals.test.ts --update
  it('is a page of the documentation', async () => {
    const page = writePage(chapters, await readMessages());
    await expect(page).toMatchFileSnapshot('../../../docs/signals.md');
  });
});
