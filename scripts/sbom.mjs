import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { findShipped, namesOfDirect, readLock } from './lock.mjs';

/**
 * Describes what the package and its CDN files contain, as CycloneDX 1.6. The same lock file gives the same text: there is
 * no time and no random serial number in it, which `npm sbom` would write.
 */
export function createSbom(manifest, packages) {
  const refOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const component = ({ name, version, license }) => ({
    type: 'library',
    'bom-ref': refOf({ name, version }),
    name,
    version,
    ...(license && { licenses: [{ license: { id: license } }] }),
    purl: refOf({ name, version }),
  });
  const byName = new Map(packages.map((found) => [found.name, found]));
  const needsOf = (names) =>
    names
      .filter((name) => byName.has(name))
      .map((name) => refOf(byName.get(name)))
      .sort();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: component(manifest) },
    components: packages.map((found) => ({
      ...component(found),
      hashes: [{ alg: 'SHA-512', content: readHash(found) }],
    })),
    dependencies: [
      { ref: refOf(manifest), dependsOn: needsOf(namesOfDirect(manifest)) },
      ...packages.map((found) => ({
        ref: refOf(found),
        dependsOn: needsOf(Object.keys(found.dependencies ?? {})),
      })),
    ],
  };
}

/** dist/sbom.cdx.json */
export async function writeSbom() {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const sbom = createSbom(manifest, findShipped(manifest, readLock()));
  const file = 'dist/sbom.cdx.json';
  await writeFile(file, JSON.stringify(sbom, null, 2) + '\n');
  return [file];
}

/** The lock file has it as `sha512-` and base64. */
function readHash({ name, integrity }) {
  const encoded = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  if (encoded === undefined) throw new Error(`The lock file has no SHA-512 of ${name}.`);
  return Buffer.from(encoded, 'base64').toString('hex');
}
