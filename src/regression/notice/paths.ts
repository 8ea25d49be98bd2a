import { anyNames } from '../declared.js';

const path = /(?:https?:\/)?\/[\w{}<>/.:-]+/g;

/** Paths in a text, without host, query, names of placeholders and the marks that end a sentence. */
export const pathsIn = (text: string): readonly string[] =>
  (text.match(path) ?? []).map((each) =>
    anyNames(each.replace(/^https?:\/\/[^/]*/, ''))
      .replace(/:\w+|<\w+>/g, '{}')
      .replace(/[./:<>]+$/, ''),
  );

/** What stands for a path in `withoutPaths`. */
export const pathMark = ' / ';

/** A text without its paths, whose words name no parameters; what is not divided by a blank, as `limit/offset`, is none. */
export const withoutPaths = (text: string): string =>
  text.replace(path, (each, at: number) => (/\w/.test(text.charAt(at - 1)) ? each : pathMark));
