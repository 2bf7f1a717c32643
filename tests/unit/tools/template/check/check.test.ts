import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../support/cpu-time.js';
import { runWith } from '../memory-host.js';

const files = {
  'good.html': '{.repeated section items}{name|html}{.end}',
  'bad.html': '<p>\n  {name|hmtl}\n</p>',
  'odd.html': '{.if a && b || c}d{.end}',
  'page.html': '{item|apply item}{other|apply nowhere}',
  'item.html': '{name}',
};

describe('check', () => {
  it('reports that there are no errors', async () => {
    expect(await runWith(['check', 'good.html'], files)).toEqual({
      status: 0,
      out: '1 file: no problems\n',
      err: '',
    });
  });

  it('prints the position of an error, its lines, and a suggestion', async () => {
    expect(await runWith(['check', 'bad.html'], files)).toEqual({
      status: 1,
      out: `bad.html:2:9: error: Formatter 'hmtl' is unknown. Did you mean 'html'? [FORMATTER_UNKNOWN]
    1 | <p>
  > 2 |   {name|hmtl}
      |         ^
    3 | </p>

1 file: 1 error
`,
      err: '',
    });
  });

  it('shows a warning, and lets it pass', async () => {
    expect(await runWith(['check', 'odd.html'], files)).toEqual({
      status: 0,
      out: `odd.html:1:1: warning: && and || in one condition have no precedence: they are taken from left to right, and the first one that decides ends the condition, so 'a && b || c' is false when a is false, whatever c is. Nest two blocks instead. [mixed-operators]
  > 1 | {.if a && b || c}d{.end}
      | ^

1 file: 1 warning
`,
      err: '',
    });
  });

  it('lets no warning pass with --strict', async () => {
    const { status } = await runWith(['check', '--strict', 'odd.html'], files);
    expect(status).toBe(1);
  });

  it('goes on after a file that cannot be read', async () => {
    const { status, out } = await runWith(['check', 'gone.html', 'good.html'], files);
    expect(status).toBe(1);
    expect(out).toBe('gone.html: error: There is no such file or folder.\n\n2 files: 1 error\n');
  });

  it('names partials that are not among several files, which is no problem', async () => {
    const { status, out } = await runWith(['check', '--strict', 'page.html', 'item.html'], files);
    expect(status).toBe(0);
    expect(out).toContain("page.html:1:25: info: Partial 'nowhere' is not among the files.");
    expect(out).toContain('2 files: no problems, 1 info\n');
  });

  it('reads standard input', async () => {
    const { out } = await runWith(['check', '-'], { '-': '{a|}' });
    expect(out).toContain(
      "<stdin>:1:4: error: The name of a formatter is missing behind '|'. [FORMATTER_INVALID]",
    );
  });

  it('knows the names that the host adds', async () => {
    const own = { 'own.html': '{a|shout}{.weekday?}{.end}{.holiday? x}{.end}' };
    const { out } = await runWith(['check', 'own.html'], own);
    expect(out).toContain('1 file: 3 errors');
    const added = ['--formatters', 'shout', '--predicates', 'weekday?,holiday'];
    expect((await runWith(['check', 'own.html', ...added], own)).status).toBe(0);
  });

  it('paints where colours are wanted', async () => {
    const { out } = await runWith(['check', 'bad.html'], files, { isColored: true });
    expect(out).toContain('\u001b[1mbad.html:2:9\u001b[0m: \u001b[31merror\u001b[0m: Formatter');
  });

  it('shows no more than a hundred findings of a file, but counts them', async () => {
    const { out } = await runWith(['check', '-'], { '-': '{.end}'.repeat(250) });
    expect(out.match(/\[MISMATCHED_END\]/g)).toHaveLength(100);
    expect(out).toMatch(/\n\n<stdin>: and 150 more\n\n1 file: 250 errors\n$/);
    const json = await runWith(['check', '--json', '-'], { '-': '{.end}'.repeat(250) });
    expect(JSON.parse(json.out).files[0].findings).toHaveLength(250);
  });

  it('prints one line for each finding, also where a message quotes several', async () => {
    const { out } = await runWith(['check', '-'], { '-': '{.if a\n+\n1}' });
    expect(out.split('\n')[0]).toBe(
      "<stdin>:1:1: error: Expected an operator or a variable, found '+ 1' [IF_EXPECTED_VAROP]",
    );
  });

  it('writes places as the task in editors/README.md reads them', async () => {
    const readme = readFileSync('editors/README.md', 'utf8');
    const [, pattern = ''] = /"regexp": ("[^\n]+"),/.exec(readme) ?? [];
    const { out } = await runWith(['check', 'bad.html'], files);
    const [, file, line, column, severity] = new RegExp(JSON.parse(pattern), 'm').exec(out) ?? [];
    expect([file, line, column, severity]).toEqual(['bad.html', '2', '9', 'error']);
  });

  it.each([
    ['errors', '{a|hmtl}\n'.repeat(20_000)],
    ['structure errors', '{.or}'.repeat(20_000)],
    ['alternatives', `{.even?}${'{.or odd?}{.or equal? a 1}'.repeat(10_000)}{.end}`],
    ['deep blocks', `${'{.if a}'.repeat(90)}x${'{.end}'.repeat(90)}`.repeat(60)],
    [
      'names',
      Array.from({ length: 5_000 }, (_, n) => `{.var @v${n} a}{.macro m${n}}{.end}`).join('\n'),
    ],
  ])('takes time in proportion to the file: %s', async (_title, source) => {
    const started = cpuTime();
    await runWith(['check', '-'], { '-': source });
    expect(cpuTime() - started).toBeLessThan(4_000);
  });

  it('writes one JSON document', async () => {
    const args = ['check', '--json', 'good.html', 'odd.html', 'gone.html'];
    const { status, out } = await runWith(args, files);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({
      files: [
        { path: 'good.html', findings: [] },
        {
          path: 'odd.html',
          findings: [
            {
              level: 'warning',
              code: 'mixed-operators',
              message: expect.stringMatching(/^&& and \|\|/),
              line: 1,
              column: 1,
              endLine: 1,
              endColumn: 18,
            },
          ],
        },
        { path: 'gone.html', problem: 'There is no such file or folder.', findings: [] },
      ],
      errors: 1,
      warnings: 1,
    });
  });

  it('writes JSON without colours', async () => {
    const { out } = await runWith(['check', '--json', 'bad.html'], files, { isColored: true });
    expect(out).not.toContain('\u001b');
  });
});

describe('what an unknown name was meant to be', () => {
  it.each([
    ['{a|htmltga}', "Formatter 'htmltga' is unknown. Did you mean 'htmltag'?"],
    ['{a|html|jsno}', "Formatter 'jsno' is unknown. Did you mean 'json'?"],
    ['{a|markdown}', "Formatter 'markdown' is unknown"],
    ['{.equals? a 1}{.end}', "Predicate 'equals?' is unknown. Did you mean 'equal?'?"],
    ['{.if evn?}{.end}', "Predicate 'evn?' is unknown. Did you mean 'even?'?"],
    ['{.odd?}{.or evenn?}{.end}', "Predicate 'evenn?' is unknown. Did you mean 'even?'?"],
    ['{.nonsense-question? a}{.end}', "Predicate 'nonsense-question?' is unknown"],
    ['{.sectoin a}', "Invalid instruction '.sectoin a'. Did you mean '{.section}'?"],
    ['{.repeat a}', "Invalid instruction '.repeat a'. Did you mean '{.repeated section}'?"],
    ['{.else}', "Invalid instruction '.else'. Did you mean '{.or}'?"],
    ['{.equal a 1}', "Invalid instruction '.equal a 1'. Did you mean '{.equal?}'?"],
    ['{.colour-of-it}', "Invalid instruction '.colour-of-it'"],
  ])('is said of %s', async (source, message) => {
    const { out } = await runWith(['check', '--json', '-'], { '-': source });
    const [{ findings }] = JSON.parse(out).files;
    expect(findings[0].message).toBe(message);
  });

  it('is the only error: the tags that belong to it are not reported', async () => {
    const source = '{.equals? a 1}b{.or}c{.end}{.section d}{.end}';
    const { out } = await runWith(['check', '--json', '-'], { '-': source });
    expect(JSON.parse(out)).toMatchObject({ errors: 1 });
  });

  it('is reported together with independent errors of structure', async () => {
    const { out } = await runWith(['check', '--json', '-'], { '-': '{a|hmtl}{.end}{.section b}' });
    const [{ findings }] = JSON.parse(out).files;
    expect(findings.map(({ code }: { code: string }) => code)).toEqual([
      'FORMATTER_UNKNOWN',
      'MISMATCHED_END',
      'EOF_IN_BLOCK',
    ]);
  });
});
