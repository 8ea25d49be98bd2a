import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  /** What it wrote to both of its streams, in the order in which it came. */
  readonly output: string;
}

/** Runs a program to its end. */
export const ended = (
  command: string,
  args: readonly string[],
  options: SpawnOptionsWithoutStdio,
): Promise<Ended> =>
  new Promise((settle, reject) => {
    const child = spawn(command, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
      });
    child.on('error', reject);
    child.on('close', (code) => settle({ code, output }));
  });
