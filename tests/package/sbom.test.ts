import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findShipped, readLock } from '../../scripts/lock.mjs';
import { packageOf } from '../../scripts/rollup/chunks.mjs';
import { createSbom } from '../../scripts/sbom.mjs';
import { flavours } from '../../scripts/flavours.mjs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const lock = readLock();
const manifest = read('package.json') as Parameters<typeof findShipped>[0];
const ref = z.string().regex(/^pkg:npm\/(%40[^/]+\/)?[^/@]+@\d[^/]*$/);
const component = z.strictObject({
  type: z.literal('library'),
  'bom-ref': ref,
  name: z.string().min(1),
  version: z.string().min(1),
  licenses: z.array(z.object({ license: z.object({ id: z.string() }) })).length(1),
  purl: ref,
});
/** The part of CycloneDX 1.6 that is written. */
const sbomSchema = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.literal(1),
  metadata: z.strictObject({ component }),
  components: z.array(
    component.extend({
      hashes: z
        .array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) }))
        .length(1),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref, dependsOn: z.array(ref) })),
});

describe('dist/sbom.cdx.json', () => {
  const built = sbomSchema.parse(read('dist/sbom.cdx.json'));

  it('is what the lock file says, and the same each time', () => {
    expect(built).toEqual(createSbom(manifest, findShipped(manifest, lock)));
  });

  it('names every package that a chunk of the CDN build contains, in the version that is installed', () => {
    const chunks = z.record(z.string(), z.array(z.string())).parse(read(flavours.react.chunks));
    const bundled = Object.values(chunks)
      .flat()
      .map((module) => packageOf(`/node_modules/${module}`) ?? '')
      .filter((name) => lock.has(`node_modules/${name}`));
    expect(bundled.length).toBeGreaterThan(3);
    const versions = new Map(built.components.map(({ name, version }) => [name, version]));
    for (const name of new Set(bundled)) {
      const installed = z
        .object({ version: z.string() })
        .parse(read(`node_modules/${name}/package.json`));
      expect([name, versions.get(name)]).toEqual([name, installed.version]);
    }
  });

  it('leads from the package to each of its parts', () => {
    const needs = new Map(built.dependencies.map(({ ref: from, dependsOn }) => [from, dependsOn]));
    const reached = new Set<string>();
    const follow = (from: string) => {
      if (reached.has(from)) return;
      reached.add(from);
      needs.get(from)?.forEach(follow);
    };
    follow(built.metadata.component['bom-ref']);
    expect([...reached].sort()).toEqual(
      [built.metadata.component, ...built.components].map((part) => part['bom-ref']).sort(),
    );
  });
});
