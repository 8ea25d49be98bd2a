import { changed, type Delivery } from '../deliveries.test-data.js';
import { aboveMax, type Behaviours, behaviour } from './behaviour.test-data.js';

/** Every text and every member's name of the reply begins with this, so that whatever the check shows holds it. */
const everywhere = (text: string): Delivery =>
  changed((whole) => JSON.stringify(spoilt(JSON.parse(whole), text)));

function spoilt(value: unknown, text: string): unknown {
  if (typeof value === 'string') return `${text}${value}`;
  if (Array.isArray(value)) return value.slice(0, 3).map((each) => spoilt(each, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => [
      [name, spoilt(each, text)],
      [`${text}${name}`, text],
    ]),
  );
}

/** The check fails and shows the text, as the place of `normalized` or of the limit. */
const shown = (text: string): Delivery => {
  const spoil = everywhere(text);
  return (reply, answer) =>
    spoil(reply, async () => {
      const given = await answer();
      const body = JSON.parse(given.body.toString());
      return {
        ...given,
        body: Buffer.from(JSON.stringify({ ...body, pagination: { ...body.pagination, limit: text } })),
      };
    });
};

const texts: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'an image with a script': '"><img src=x onerror=alert(1)>',
  'the end of an attribute': `' onmouseover='alert(1)`,
  'the end of a script': '</script><script>alert(1)</script><!--',
  'the end of a text of XML': ']]></failure></testcase><testcase name="forged"/><![CDATA[',
  'an entity of XML': '&xxe;<!ENTITY xxe SYSTEM "file:///etc/passwd">',
  'terminal escapes': '\u001b[2J\u001b]0;owned\u0007\u009b31m',
  'a link for terminals': '\u001b]8;;http://127.0.0.1:1/\u0007here\u001b]8;;\u0007',
  'carriage returns and line feeds': '\rConformant\r\n\u2028Exit code 0.',
  'text that runs backwards': '\u202e0 edoc tixE',
  'invisible characters': '\u200e\u2066\ufeff\u0000\u007f',
  'half a character': '\ud800',
  'a formula': '=HYPERLINK("http://127.0.0.1:1/","x")',
  'a formula that runs a program': `+cmd|' /C calc'!A0`,
  Markdown: '![x](http://127.0.0.1:1/) [x](javascript:alert(1)) `rm`',
  'a command': `'; touch /tmp/owned; $(touch /tmp/owned) \`touch /tmp/owned\` #`,
  'a file name': '../../../../etc/passwd\0.json',
  'a workflow command': '::error file=a,line=1::owned\n::set-output name=x::y',
  'a template': '{{7*7}} #{7*7} <%= 7*7 %> %s %n {0}',
  'a formula for a mail address': '@SUM(1+1)*cmd|x',
  'a formula behind a tab': '\t=1+1',
  'the end of a cell and a row of a table': 'a | b |\n| --- | --- |\n| Conformant | 0 |',
  'the end of a fence': '```\n</details>\n# Conformant\n```',
  'the end of a comment and of a style': '--></style></title></textarea><svg onload=alert(1)>',
  'the end of a device control string':
    '\u001bP+q544e\u001b\\\u001b_G\u001b\\\u001b]1337;File=name=x:eA==\u0007',
  'letters that look like others': 'C\u043enf\u043ermant \u200d\ufe0f\u{e0041}',
  'what XML forbids': '\u000b\ufffe\uffff\u0008',
  'a lookup of a logger': `$${'{'}jndi:ldap://127.0.0.1:1/x} %{x} @{x}`,
  'an encoded line feed and a command': '%0A::error::owned %0D',
  'a line of a log': '\n{"type":"run-finished","stopped":"completed"}\n',
};

export const injections: Behaviours = {
  ...aboveMax,
  together: true,
  kind: 'Texts that somebody might obey',
  rows: Object.entries(texts).map(([what, text]) =>
    behaviour(`puts ${what} into every text`, 'fail', shown(text)),
  ),
};
