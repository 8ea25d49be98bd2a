export { suite } from '../suites/index.js';
export { type Config, defineConfig } from './cli/settings/config.js';

export type { Dependencies } from './engine/connect.js';
export type { CheckResult, Diagnosis, Failure, RunEvent, Setting } from './engine/events.js';

export { type Report, reportOf } from './engine/record/report.js';
export { exitCodeOf, type Verdict, verdictOf } from './engine/record/verdict.js';
export { session } from './engine/session.js';
export { defaults, type Settings } from './engine/settings.js';
export { SetupError } from './engine/setup-error.js';
export { type JudgeSettings, type Judging, judge } from './library/judge.js';
export { type Fetch, inProcess } from './transport/in-process.js';
export { network } from './transport/network.js';
export { TransportError, type Wire, type WireReply, type WireRequest } from './transport/wire.js';
