import { parentPort, workerData } from 'node:worker_threads';
import { suite } from '../../../../suites/index.js';
import type { Done, Order } from '../threads.js';
import { createReplyJudge } from './judge.js';
import type { RepliesWorkerData, ReplyJob, ReplyResult } from './run.js';
import { targets } from './targets.js';

const { target, asked } = workerData as RepliesWorkerData;
const opened = targets[target]();
const ready = opened.then((each) => createReplyJudge(each, suite));

async function perform(job: ReplyJob): Promise<ReplyResult> {
  const judge = await ready;
  if ('trial' in job) return { endings: await judge.judge(job.trial, asked) };
  const survey = await judge.survey(job.survey);
  return { survey, before: judge.before() };
}

parentPort?.on('message', ({ at, job }: Order<ReplyJob>) => {
  void perform(job).then((result) => parentPort?.postMessage({ at, result } satisfies Done<ReplyResult>));
});
