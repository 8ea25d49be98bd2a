import { masked } from './masked.js';
import type { LogReporter } from './reporter.js';

/** `report.ndjson`: the events of a run, one on each line, without what looks like a key. */
export const ndjsonReport: LogReporter = {
  fileName: 'report.ndjson',
  renderLog: (events) => events.map((each) => `${JSON.stringify(masked(each))}\n`).join(''),
};
