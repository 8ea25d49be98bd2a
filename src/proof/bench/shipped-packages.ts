/** What of a CycloneDX document is read. */
export interface Bom {
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly purl: string;
    readonly properties?: readonly { readonly name: string; readonly value: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const isForDevelopment = ({ properties = [] }: Bom['components'][number]): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/** The document without what serves development alone. `npm sbom --omit dev` drops what both need, such as ajv. */
export function shipped(bom: Bom): Bom {
  const components = bom.components.filter((each) => !isForDevelopment(each));
  const dropped = new Set(bom.components.filter(isForDevelopment).map((each) => each['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => !dropped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !dropped.has(each)) }));
  return { ...bom, components, dependencies };
}
