import plugin from 'ajv-formats';

/** What texts of a format mostly look like. Each pattern lets through what the format lets through, and only that. */
const usual = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/,
  'date-time': /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/,
  uri: /^https?:\/\/[\w.-]+(?:\/[\w.~/-]*)?$/,
} as const;

/** Adds the formats of ajv-formats, those that replies are full of behind patterns that are a tenth of the work. */
export function addFormats(ajv: Parameters<typeof plugin.default>[0]): void {
  // ajv-formats is CommonJS: its function is the default export's own default under nodenext.
  plugin.default(ajv);
  for (const name of ['date', 'date-time', 'uri'] as const) {
    const full = ajv.formats[name];
    const validate = typeof full === 'object' && 'validate' in full ? full.validate : full;
    if (typeof validate !== 'function') continue;
    const fits = validate as (text: string) => boolean;
    const format = { validate: (text: string) => usual[name].test(text) || fits(text) };
    ajv.addFormat(name, typeof full === 'object' ? { ...full, ...format } : format);
  }
}
