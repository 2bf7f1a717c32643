import { describe, expect, it } from 'vitest';
import { usageText } from '../../../../tools/template/usage-text.js';
import { runWith } from './memory-host.js';

describe('the command', () => {
  it('prints how it is used', async () => {
    expect(await runWith(['--help'])).toEqual({ status: 0, out: usageText, err: '' });
  });

  it('prints its version', async () => {
    expect(await runWith(['--version'])).toEqual({ status: 0, out: '1.2.3\n', err: '' });
  });

  it('reports wrong arguments in two lines', async () => {
    expect(await runWith(['check', '--fast'])).toEqual({
      status: 2,
      out: '',
      err: 'No such option: --fast.\nTry: vitrine-template --help\n',
    });
  });

  it('explains every option', () => {
    const options =
      'strict json formatters predicates partials locale time-zone now escape help version';
    for (const name of options.split(' ')) expect(usageText).toContain(`--${name} `);
  });
});
