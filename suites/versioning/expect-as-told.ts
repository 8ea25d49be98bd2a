import { type OperationId, operation } from '../../contract/index.js';
import { type Api, type Exchange, expectThat } from '../../src/kit/index.js';
import { expectReported } from './expect-reported.js';
import { strictnessOf } from './strictness.js';

/** An endpoint treats an undeclared parameter as the class does that the endpoint directory gives it. */
export async function expectAsTold(api: Api, id: OperationId, reply: Exchange, name: string): Promise<void> {
  const { path } = operation(id);
  const directory = await api.get('listEndpoints');
  const told = strictnessOf(directory.json, path);
  const treatment = expectReported(api, reply, name);
  api.observe(path, `${told ?? 'of no class'} by the directory, ${treatment} by the endpoint`);
  if (told === undefined) return;
  const fits = (told === 'strict') === (treatment === 'refused');
  expectThat(fits, 'status', `an undeclared parameter treated as a ${told} endpoint does`, treatment);
}
