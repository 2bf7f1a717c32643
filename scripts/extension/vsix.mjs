import { zipSync } from 'fflate';

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The kinds of files by their extensions, as the Open Packaging Conventions want them named. */
const kinds = {
  cjs: 'application/node',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'application/javascript',
  txt: 'text/plain',
  vsixmanifest: 'text/xml',
};

/**
 * Packs files of an extension (name → bytes) as VS Code installs it: a zip of `extension/` with a manifest. The one of
 * Microsoft's `vsce` needs two hundred packages for this, some under a licence of their own.
 */
export function packVsix(files) {
  const text = new TextEncoder();
  const manifest = JSON.parse(new TextDecoder().decode(files['package.json']));
  const all = {
    'extension.vsixmanifest': text.encode(vsixManifest(manifest)),
    '[Content_Types].xml': text.encode(contentTypes(Object.keys(files))),
    ...Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [`extension/${name}`, bytes]),
    ),
  };
  // A fixed time, so that the same files give the same package.
  return zipSync(all, { level: 9, mtime: '1980-01-01T00:00:00' });
}

function contentTypes(names) {
  const extensions = new Set([...names, '.vsixmanifest'].map((name) => name.split('.').at(-1)));
  const types = [...extensions].map((extension) => {
    if (!Object.hasOwn(kinds, extension)) throw new Error(`What kind of file is .${extension}?`);
    return `<Default Extension=".${extension}" ContentType="${kinds[extension]}"/>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>
`;
}

function vsixManifest({
  name,
  publisher,
  version,
  displayName,
  description,
  keywords,
  categories,
  engines,
  contributes,
}) {
  const languages = contributes.languages.flatMap(({ id, aliases, extensions }) => [
    id,
    ...aliases,
    ...extensions.map((extension) => `__ext_${extension.slice(1)}`),
  ]);
  const tags = [...new Set([...keywords, ...languages])].join(',').replaceAll(' ', '');
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${escaped(displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(description)}</Description>
    <Tags>${escaped(tags)}</Tags>
    <Categories>${escaped(categories.join(','))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escaped(engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
      <Property Id="Microsoft.VisualStudio.Code.LocalizedLanguages" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExecutesCode" Value="true"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
}
