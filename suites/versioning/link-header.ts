/** One link of a Link header (RFC 8288). */
export interface Link {
  readonly target: string;
  /** Relation types in lower case. */
  readonly relations: readonly string[];
}

const link = /<([^>]*)>((?:\s*;\s*[^\s=;,]+(?:\s*=\s*(?:"(?:\\.|[^"\\])*"|[^\s;,"]*))?)*)/g;
const parameter = /;\s*([^\s=;,]+)(?:\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;,"]*)))?/g;

/** The links of a header; the first `rel` of each counts, quoted or not. */
export const linksIn = (header: string): readonly Link[] =>
  [...header.matchAll(link)].map(([, target = '', parameters = '']) => {
    const rel = [...parameters.matchAll(parameter)].find(([, name]) => name?.toLowerCase() === 'rel');
    const relations = (rel?.[2] ?? rel?.[3] ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    return { target, relations };
  });
