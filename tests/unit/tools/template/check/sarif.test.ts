import { describe, expect, it } from 'vitest';
import { runWith } from '../memory-host.js';

const files = {
  'my site/a.html': '<p>{a|htlm}\n<img alt="{b}">\n{c}',
  'gone.css': '',
};

interface Log {
  $schema: string;
  version: string;
  runs: {
    tool: { driver: { name: string; version: string; rules: { id: string }[] } };
    columnKind: string;
    results: Result[];
  }[];
}

interface Result {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  locations: {
    physicalLocation: { artifactLocation: { uri: string }; region?: Record<string, number> };
  }[];
  fixes?: unknown[];
}

async function readLog(...args: string[]) {
  const { out } = await runWith(['check', '--format', 'sarif', ...args], { ...files });
  const [run, ...others] = (JSON.parse(out) as Log).runs;
  if (!run || others.length > 0) throw new Error('There should be one run.');
  return { log: JSON.parse(out) as Log, run };
}

describe('a report in SARIF', () => {
  it('says what it is, and who made it', async () => {
    const { log, run } = await readLog('my site/a.html');
    expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringContaining('2.1.0') });
    expect(run.tool.driver).toMatchObject({ name: 'vitrine-template', version: '1.2.3' });
    expect(run.columnKind).toBe('utf16CodeUnits');
  });

  it('has a result for each finding, with what the schema demands', async () => {
    const { run } = await readLog('my site/a.html', 'gone.html');
    expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['FORMATTER_UNKNOWN', 'error'],
      ['unescaped-attribute', 'warning'],
      ['unescaped-text', 'note'],
      ['unreadable-file', 'error'],
    ]);
    for (const { ruleId, ruleIndex, message, locations } of run.results) {
      expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      expect(message.text).not.toBe('');
      expect(locations).toHaveLength(1);
      for (const bound of Object.values(locations[0]?.physicalLocation.region ?? {})) {
        expect(bound).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('names files as addresses and places as regions', async () => {
    const { run } = await readLog('my site/a.html');
    expect(run.results[1]?.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'my%20site/a.html' },
          region: { startLine: 2, startColumn: 11, endLine: 2, endColumn: 14 },
        },
      },
    ]);
  });

  it('brings the fix of a finding', async () => {
    const { run } = await readLog('my site/a.html');
    expect(run.results[1]?.fixes).toEqual([
      {
        description: { text: expect.stringContaining('{b|htmltag}') },
        artifactChanges: [
          {
            artifactLocation: { uri: 'my%20site/a.html' },
            replacements: [
              {
                deletedRegion: { startLine: 2, startColumn: 13, endLine: 2, endColumn: 13 },
                insertedContent: { text: '|htmltag' },
              },
            ],
          },
        ],
      },
    ]);
  });
});
