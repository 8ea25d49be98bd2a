import { gzipSync } from 'node:zlib';
import type { Log, PhysicalLocation, ReportingDescriptor, Result, Run } from 'sarif';

// What GitHub says it takes: docs.github.com, "SARIF support for code scanning" and "SARIF results exceed one or more
// limits"; and the rules GH1001 to GH1007, GH2012, SARIF1002 and SARIF1004 of Microsoft's validator, to which it refers.
const limits = {
  bytes: 10_000_000,
  runs: 20,
  rules: 25_000,
  results: 25_000,
  tags: 20,
  locations: 1000,
  description: 1024,
  name: 255,
} as const;

/** So many results are shown; of more, those with the highest level. */
export const shownResults = 5000;

/** Why code scanning would reject a SARIF file or show it wrongly, each problem with its place; empty for one that it takes. */
export function codeScanningProblems(text: string): readonly string[] {
  const { $schema = '', version, runs } = JSON.parse(text) as Log;
  return [
    ...unless(/^https:\/\/.*sarif.*2\.1\.0.*\.json$/.test($schema), 'the schema is not that of SARIF 2.1.0'),
    ...unless(version === '2.1.0', 'the version is not 2.1.0'),
    ...unless(gzipSync(text).length <= limits.bytes, 'the file is too large'),
    ...unless(runs.length >= 1 && runs.length <= limits.runs, 'the number of runs is not permitted'),
    ...runs.flatMap(runProblems),
  ];
}

const unless = (holds: boolean, problem: string): readonly string[] => (holds ? [] : [problem]);
const isFilled = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

function runProblems(run: Run): readonly string[] {
  const { name, rules } = run.tool.driver;
  const { results, invocations = [] } = run;
  if (rules === undefined || results === undefined) return ['the run lacks rules or results'];
  const identities = results.map(
    ({ ruleId, locations, partialFingerprints }) =>
      `${ruleId} ${locations?.[0]?.physicalLocation?.artifactLocation?.uri} ${partialFingerprints?.primaryLocationLineHash}`,
  );
  return [
    ...unless(isFilled(name), 'the tool has no name'),
    ...unless(rules.length <= limits.rules, 'there are too many rules'),
    ...unless(results.length <= limits.results, 'there are too many results'),
    ...unless(new Set(rules.map(({ id }) => id)).size === rules.length, 'two rules have one id'),
    ...unless(new Set(identities).size === identities.length, 'two results are one alert'),
    ...invocations.flatMap(({ executionSuccessful, startTimeUtc = '', endTimeUtc = startTimeUtc }) => [
      ...unless(executionSuccessful, 'unsuccessful execution'),
      ...unless(startTimeUtc <= endTimeUtc, 'the run ends before it starts'),
    ]),
    ...Object.values(run.originalUriBaseIds ?? {}).flatMap(({ uri }) =>
      unless(uri === undefined || /^file:\/\/\/(?:[^?#]*\/)?$/.test(uri), `the base ${uri} is not absolute`),
    ),
    ...rules.flatMap((rule) => ruleProblems(rule).map((each) => `rule ${rule.id}: ${each}`)),
    ...results.flatMap((result, index) =>
      resultProblems(result, run, rules).map((each) => `result ${index}: ${each}`),
    ),
  ];
}

function ruleProblems(rule: ReportingDescriptor): readonly string[] {
  const { id, name = '', shortDescription, fullDescription, help, helpUri, properties = {} } = rule;
  const { tags = [], precision, ...severities } = properties;
  const score = severities['security-severity'];
  const severity = severities['problem.severity'];
  const isDescription = (text: string | undefined) =>
    isFilled(text) && (text ?? '').length <= limits.description;
  return [
    ...unless(isFilled(id), 'it has no id'),
    ...unless(name.length <= limits.name && name !== id, 'its name is too long, or its id'),
    ...unless(isDescription(shortDescription?.text), 'its short description is missing or too long'),
    ...unless(isDescription(fullDescription?.text), 'its full description is missing or too long'),
    ...unless(isFilled(help?.text), 'it has no help'),
    ...unless(help?.markdown === undefined || isFilled(help.markdown), 'its help in Markdown is empty'),
    ...unless(helpUri === undefined || /^https?:\/\//.test(helpUri), 'its help address is not absolute'),
    ...unless(
      ['note', 'warning', 'error'].includes(rule.defaultConfiguration?.level ?? 'warning'),
      'its level is unknown',
    ),
    ...unless(tags.length <= limits.tags && tags.every(isFilled), 'it has too many tags, or an empty one'),
    ...unless(
      [undefined, 'very-high', 'high', 'medium', 'low'].includes(precision),
      'its precision is unknown',
    ),
    ...unless(
      [undefined, 'error', 'warning', 'recommendation'].includes(severity),
      'its severity is unknown',
    ),
    ...unless(
      score === undefined || (score !== '' && Number(score) <= 10),
      'its security severity is no number',
    ),
  ];
}

function resultProblems(
  { ruleId, ruleIndex, level, message, locations = [], relatedLocations = [], partialFingerprints }: Result,
  run: Run,
  rules: readonly ReportingDescriptor[],
): readonly string[] {
  return [
    ...unless(ruleId !== undefined && rules[ruleIndex ?? -1]?.id === ruleId, 'its rule is another'),
    ...unless(['note', 'warning', 'error'].includes(level ?? ''), 'its level is unknown'),
    ...unless(isFilled(message.text), 'it has no message'),
    ...unless(!/\[[^\]]*\]\(/.test(message.text ?? ''), 'its message has a link'),
    ...unless(locations.length >= 1, 'it has no location'),
    ...unless(locations.length <= limits.locations, 'it has too many locations'),
    ...unless(
      relatedLocations.every((each) => each.message !== undefined),
      'a related location has no message',
    ),
    ...[...locations, ...relatedLocations].flatMap(({ physicalLocation }) =>
      locationProblems(physicalLocation, run),
    ),
    ...unless(isFilled(partialFingerprints?.primaryLocationLineHash), 'it has no fingerprint'),
  ];
}

function locationProblems(at: PhysicalLocation | undefined, run: Run): readonly string[] {
  const { uri, uriBaseId } = at?.artifactLocation ?? {};
  if (uri === undefined || !isFilled(uri)) return ['it has no file'];
  const { startLine = 0, startColumn = 0, endLine = 0, endColumn = 0 } = at?.region ?? {};
  const isOrdered = endLine > startLine || (endLine === startLine && endColumn >= startColumn);
  return [
    ...unless(!/^[a-z][\w+.-]*:/i.test(uri), `the scheme of ${uri} does not match the checkout`),
    ...unless(!/^\/|(?:^|\/)\.\.(?:\/|$)/.test(uri), `${uri} is not below the root of the repository`),
    ...unless(/^(?:[\w.~!$&'()*+,;=:@/-]|%[\dA-F]{2})*$/i.test(uri), `${uri} is not a path as URIs spell it`),
    ...unless(
      uriBaseId !== undefined && run.originalUriBaseIds?.[uriBaseId] !== undefined,
      `the base ${uriBaseId} is not defined`,
    ),
    ...unless(startLine >= 1 && startColumn >= 1 && isOrdered, 'its region is missing or reversed'),
  ];
}
