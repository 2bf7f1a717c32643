import { describe, expect, it } from 'vitest';
import { ReadError } from '../../../../../tools/template/host.js';
import { diagnose } from '../../../../../tools/template/lsp/diagnostics.js';
import { Workspace } from '../../../../../tools/template/lsp/workspace.js';

const root = '/shop';
const uriOf = (name: string) => `file://${root}/${name}`;

async function load(given: Readonly<Record<string, string>>) {
  const files = new Map(Object.entries(given).map(([name, text]) => [`${root}/${name}`, text]));
  const workspace = new Workspace(
    {
      read: async (path) => {
        const text = files.get(path);
        if (text === undefined) throw new ReadError('There is no such file or folder.');
        return text;
      },
      list: async () => [...files.keys()].map((path) => path.slice(root.length + 1)),
      absolute: (path) => path,
    },
    [root],
  );
  await workspace.load();
  return { workspace, files };
}

const codesOf = (workspace: Workspace) =>
  [...diagnose(workspace.project, workspace.lintLanguage, (uri) => workspace.settingsOf(uri))].map(
    ([uri, found]) => [
      uri.slice(`file://${root}/`.length),
      ...found.map(({ finding }) => finding.code),
    ],
  );

describe('Workspace', () => {
  it.each([
    ['the file beside it', { 'a.html': '', 'a.json': '{"n":1}', 'data.json': '{"n":2}' }, { n: 1 }],
    ['data.json of the folder', { 'a.html': '', 'data.json': '{"n":2}' }, { n: 2 }],
    ['nothing where there is none', { 'a.html': '' }, undefined],
    ['nothing where it is broken', { 'a.html': '', 'data.json': '{"n":' }, undefined],
    [
      'nothing for a partial, which sees what it is given',
      { 'a.html': '', 'b.html': '{x|apply a}', 'data.json': '{}' },
      undefined,
    ],
  ])('takes %s for the sample', async (_, files, sample) => {
    const { workspace } = await load(files);
    expect(workspace.project.sampleOf(uriOf('a.html'))).toEqual(sample);
  });

  it('takes the file of the settings before data.json', async () => {
    const { workspace } = await load({
      'a.html': '',
      'data.json': '{}',
      'samples/x.json': '{"n":3}',
    });
    await workspace.setDataFile('samples/x.json');
    expect(workspace.project.sampleOf(uriOf('a.html'))).toEqual({ n: 3 });
    await workspace.setDataFile(null);
    expect(workspace.project.sampleOf(uriOf('a.html'))).toEqual({});
  });

  it('prefers the text of the editor until it is closed', async () => {
    const { workspace } = await load({ 'a.html': '{a|html}' });
    workspace.edit(uriOf('a.html'), '{a|hmtl}');
    expect(codesOf(workspace)).toEqual([['a.html', 'FORMATTER_UNKNOWN']]);
    workspace.close(uriOf('a.html'));
    expect(codesOf(workspace)).toEqual([['a.html']]);
  });

  it('reads again what has changed, and forgets what is gone', async () => {
    const { workspace, files } = await load({ 'a.html': '{a|html}', 'b.html': '' });
    files.set(`${root}/a.html`, '{a|hmtl}');
    files.delete(`${root}/b.html`);
    await workspace.refresh(uriOf('a.html'));
    await workspace.refresh(uriOf('b.html'));
    expect(codesOf(workspace)).toEqual([['a.html', 'FORMATTER_UNKNOWN']]);
  });

  it('knows the formatters of the settings file', async () => {
    const { workspace } = await load({
      'a.html': '{a|shout}',
      'vitrine-template.json': '{"formatters":["shout"]}',
    });
    expect(codesOf(workspace)).toEqual([['a.html']]);
  });

  it('places findings in texts with carriage returns', async () => {
    const { workspace } = await load({ 'a.html': 'é\r\n{a|hmtl}' });
    const [diagnostic] =
      diagnose(workspace.project, workspace.lintLanguage).get(uriOf('a.html')) ?? [];
    expect(diagnostic).toMatchObject({ from: 6, to: 10 });
  });
});
