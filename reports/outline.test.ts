import { describe, expect, it } from 'vitest';
import { type Entry, type Outline, outlineMarkdown, outlineText } from './outline.js';
import { hostile, keyShapedText } from './sample.test-data.js';

const outline = (more: Partial<Outline> = {}): Outline => ({
  title: 'Watch',
  facts: [
    ['target', 'https://api.example.com'],
    ['feed', '2 entries'],
  ],
  sections: [
    {
      title: 'Changed',
      entries: [
        {
          mark: '✗',
          text: [{ code: 'GET /a' }, ': `limit` is lower.'],
          details: [['notice: late']],
          sources: ['versioning.notice', 'b'],
        },
      ],
    },
  ],
  conclusion: 'One change. Exit code 1.',
  ...more,
});

const text = (more?: Partial<Outline>, columns = 100) =>
  outlineText(outline(more), { colour: false, columns });
const markdown = (more?: Partial<Outline>) => outlineMarkdown(outline(more));

const minor: Outline['sections'] = [
  {
    title: 'Minor',
    isMinor: true,
    entries: Array.from(
      { length: 23 },
      (_, index): Entry => ({ mark: '·', text: [`change ${index}`], details: [['detail']], sources: ['id'] }),
    ),
  },
];

describe('an outline', () => {
  it('is text for a terminal', () => {
    expect(text()).toBe(`Watch
  target  https://api.example.com
  feed    2 entries

Changed
  ✗ GET /a: \`limit\` is lower.
      notice: late
      versioning.notice, b

One change. Exit code 1.
`);
  });

  it('is Markdown', () => {
    expect(markdown()).toBe(`# Watch

- target: https&#58;//api.example.com
- feed: 2 entries

## Changed

- ✗ <code>GET /a</code>: <code>limit</code> is lower.
  - notice: late
  - <code>versioning.notice</code>, <code>b</code>

One change. Exit code 1.
`);
  });

  it('wraps at the width of the terminal', () => {
    const lines = text({ conclusion: '', facts: [['target', 'word '.repeat(40).trim()]] }, 40).split('\n');
    expect(Math.max(...lines.map((each) => each.length))).toBeLessThanOrEqual(40);
  });

  it('prints one line for a minor entry, and the first 20', () => {
    const printed = text({ sections: minor });
    expect(printed.match(/· change/g)).toHaveLength(20);
    expect(printed).toContain('    and 3 more (see --json)\n');
    expect(printed).not.toMatch(/detail|id/);
  });

  it('folds a minor section in Markdown', () => {
    const printed = markdown({ sections: minor });
    expect(printed).toContain('<details>\n<summary>Minor</summary>\n\n- · change 0\n');
    expect(printed.match(/· change/g)).toHaveLength(23);
  });
});

describe('an outline that quotes a hostile target', () => {
  const evil = [
    ...Object.values(hostile),
    keyShapedText,
    'GET /a`<img src=//evil.example/x>``y`',
    '@org/team and #1 and https://evil.example and www.evil.example',
    '- [x](javascript:1)',
    '\u001b[2J',
  ].join(' ');
  const obeyed = ['\u001b', '\u202e', '\r'];
  const everywhere: Outline = {
    title: evil,
    facts: [['target', evil]],
    sections: [
      {
        title: evil,
        entries: [{ mark: '!', text: [evil, { code: evil }], details: [[evil]], sources: [evil] }],
      },
      { title: evil, isMinor: true, entries: [{ mark: '!', text: [evil] }] },
    ],
    conclusion: evil,
  };

  it('prints no key and nothing that a terminal obeys', () => {
    const printed = outlineText(everywhere, { colour: false, columns: 80 });
    expect(printed).not.toMatch(/svc_sk_[0-9a-f]/);
    expect(obeyed.filter((each) => printed.includes(each))).toEqual([]);
  });

  it('prints no key, markup, link or mention in Markdown', () => {
    const printed = outlineMarkdown(everywhere);
    expect(printed).not.toMatch(/svc_sk_[0-9a-f]/);
    expect(printed).not.toMatch(/[`[\]|@]/);
    expect(obeyed.filter((each) => printed.includes(each))).toEqual([]);
    expect(printed.replaceAll(/<\/?(?:code|details|summary)>/g, '')).not.toMatch(/[<>]/);
    expect(printed).not.toMatch(/:\/\/|www\./);
    expect(printed.replaceAll(/<code>.*?<\/code>/g, '')).not.toMatch(/&#(?:64|35);\w/);
  });

  it('begins no list with a value', () => {
    const printed = markdown({
      sections: [
        { title: 'a', entries: [{ mark: '!', text: [''], details: [['- b'], ['12. c'], ['+ d']] }] },
      ],
    });
    expect(printed).toContain('  - \\- b\n  - 12\\. c\n  - \\+ d\n');
  });
});
