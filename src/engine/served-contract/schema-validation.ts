import { createRequire } from 'node:module';
import { createContext, Script } from 'node:vm';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type plugin from 'ajv-formats';
import { strings } from '../../kit/index.js';
import { hasOnlyLinearPatterns, schemaSizes } from './schema-cost.js';

/** Loads CommonJS when it is needed first: nothing is validated before the first reply. */
const load = createRequire(import.meta.url);

/** What texts of a format mostly look like. Each pattern lets through what the format lets through, and only that. */
const usual = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/,
  'date-time': /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/,
  uri: /^https?:\/\/[\w.-]+(?:\/[\w.~/-]*)?$/,
} as const;

/** Adds the formats of ajv-formats, those that replies are full of behind patterns that are a tenth of the work. */
export function addFormats(ajv: Parameters<typeof plugin.default>[0]): void {
  const formats: typeof plugin = load('ajv-formats');
  // ajv-formats is CommonJS: its function is the default export's own default under nodenext.
  formats.default(ajv);
  for (const name of ['date', 'date-time', 'uri'] as const) {
    const full = ajv.formats[name];
    const validate = typeof full === 'object' && 'validate' in full ? full.validate : full;
    if (typeof validate !== 'function') continue;
    const fits = validate as (text: string) => boolean;
    const format = { validate: (text: string) => usual[name].test(text) || fits(text) };
    ajv.addFormat(name, typeof full === 'object' ? { ...full, ...format } : format);
  }
}

export interface Mismatch {
  /** JSON pointer into the judged value. */
  readonly at: string;
  readonly message: string;
  /** The member that is due there. */
  readonly missing?: string;
  /** Whether nothing but a `format` is missed. */
  readonly isFormat?: true;
}

/** Judges values by the schemas within one document. */
export interface DocumentSchemas {
  /**
   * Mismatches of a value with the schema at a JSON pointer of the document.
   * Throws when the schema cannot be compiled, or takes too long.
   * @param characters the length of the value's text
   */
  mismatches(pointer: string, value: unknown, characters: number): readonly Mismatch[];
}

const documentId = 'document:';

/** Parts of a schema by characters that they may judge: a second's work at most. */
const mostWork = 100_000_000;

/**
 * Compiles schemas by pointer into the registered document, never dereferenced: siblings of `$ref` keep their meaning and
 * circular schemas are no trouble.
 */
export function schemasOf(document: object): DocumentSchemas {
  // Whether a member is a value's own makes a difference, and costs time, where one is called like an inherited one.
  const ownProperties = mentionsInherited(document);
  const { Ajv2020 }: typeof import('ajv/dist/2020.js') = load('ajv/dist/2020.js');
  function validators(validateFormats: boolean): (pointer: string) => ValidateFunction {
    const ajv = new Ajv2020({
      strict: false,
      logger: false,
      validateSchema: false,
      ownProperties,
      validateFormats,
      // 0.29 is a multiple of 0.01, though not in binary.
      multipleOfPrecision: 9,
    });
    addFormats(ajv);
    ajv.addSchema(document, documentId);
    return remembering((pointer) => ajv.compile({ $ref: `${documentId}#${pointer}` }));
  }
  const validatorAt = validators(true);
  // A format that is missed comes first and would hide what else is wrong.
  let withoutFormats: ReturnType<typeof validators> | undefined;
  const unusable = new Set<string>();
  const isLinear = hasOnlyLinearPatterns(document);
  const sizeAt = schemaSizes(document);
  return {
    mismatches(pointer, value, characters) {
      if (unusable.has(pointer)) throw new RangeError(`the schema at ${pointer} cannot be used`);
      try {
        // A time limit costs more than most judgements; where nothing can take long, there is none.
        const run = isLinear && sizeAt(pointer) * characters <= mostWork ? unbounded : bounded;
        return run(() => {
          const found = mismatchesBy(validatorAt(pointer), value);
          if (!found.some(({ isFormat }) => isFormat === true)) return found;
          withoutFormats ??= validators(false);
          const others = mismatchesBy(withoutFormats(pointer), value);
          return others.length > 0 ? others : found;
        });
      } catch (error) {
        unusable.add(pointer);
        throw error;
      }
    },
  };
}

const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

function mentionsInherited(document: object): boolean {
  for (const each of strings(document)) if (inherited.has(each)) return true;
  return false;
}

/** Milliseconds that judging one reply may take. A sane schema takes a few; a hostile pattern would take years. */
const longestMs = 1000;
const room: { work: () => unknown } = { work: () => undefined };
const inRoom = createContext(room);
const script = new Script('work()');

/** Runs untrusted schemas and patterns, which nothing but a script's time limit can stop. */
function bounded<Result>(work: () => Result): Result {
  room.work = work;
  return script.runInContext(inRoom, { timeout: longestMs }) as Result;
}

const unbounded = <Result>(work: () => Result): Result => work();

/** What a function gives for a text, which it is asked for once. */
function remembering<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

const mismatchesBy = (validate: ValidateFunction, value: unknown): readonly Mismatch[] =>
  validate(value) ? [] : (validate.errors ?? []).map(mismatchOf);

const mismatchOf = ({ instancePath, keyword, message, params }: ErrorObject): Mismatch => ({
  at: instancePath === '' ? 'body' : instancePath,
  message: `${message ?? 'does not fit the schema'}${detailOf(params)}`,
  ...('missingProperty' in params ? { missing: String(params.missingProperty) } : {}),
  ...(keyword === 'format' ? { isFormat: true as const } : {}),
});

const detailOf = (params: Record<string, unknown>): string =>
  'allowedValues' in params ? ` (${JSON.stringify(params.allowedValues)})` : '';
