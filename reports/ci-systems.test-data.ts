/** A command of a log as the agent of a CI system reads it. */
interface Command {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly message: string;
}

/** The logging commands in a log, read as the agent of Azure Pipelines does: at most one for each line, wherever it begins. */
export const commandsIn = (log: string): readonly Command[] =>
  linesOf(log).flatMap((line) => {
    const [, name, properties = '', message = ''] = /##vso\[(\w+\.\w+) ?([^\]]*)\](.*)$/s.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = properties
      .split(';')
      .filter((each) => each !== '')
      .map((each) => /^([^=]*)=(.*)$/s.exec(each)?.slice(1).map(undoneByAzure) ?? ['', each]);
    return [{ name, attributes: Object.fromEntries(pairs), message: undoneByAzure(message) }];
  });

/** In the order of the agent: percent signs come last. */
const undoneByAzure = (text: string): string =>
  text
    .replaceAll('%3B', ';')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%5D', ']')
    .replaceAll('%AZP25', '%');

/** The service messages in a log, read by the grammar of TeamCity. Throws a `TypeError` for a line that breaks it. */
export const messagesIn = (log: string): readonly Command[] =>
  linesOf(log).flatMap((line) => {
    const at = line.indexOf('##teamcity[');
    if (at < 0) return [];
    const [, name = '', pairs = ''] =
      /^##teamcity\[(\w+)((?: \w+='(?:\|.|[^'|[\]])*')+)\]$/.exec(line.slice(at)) ?? [];
    if (name === '') throw new TypeError(`this is no service message: ${line}`);
    const found = [...pairs.matchAll(/ (\w+)='((?:\|.|[^'|[\]])*)'/g)];
    const attributes = Object.fromEntries(
      found.map(([, key = '', value = '']) => [key, undoneByTeamCity(value)]),
    );
    return [{ name, attributes, message: '' }];
  });

const undoneByTeamCity = (text: string): string =>
  text.replace(/\|(?:0x([\da-f]{4})|(.))/gi, (_, code: string | undefined, mark = '') =>
    code === undefined
      ? ({ n: '\n', r: '\r' }[mark as string] ?? mark)
      : String.fromCharCode(Number.parseInt(code, 16)),
  );

const linesOf = (log: string): readonly string[] => log.trimEnd().split('\n');
