import { isLei } from '../../generators/values/lei.js';
import { type Api, expectThat } from '../../src/kit/index.js';
import { endsOf, findRelated, isToDirectParent } from '../registry/relationship.js';
import { mayBeCut, recordsIn } from '../registry/rows.js';
import { coverageMember, isFilled, told } from './reading.js';
import { type Seen, seenThat } from './seen.js';

/** Some entities with an LEI and without a direct parent, of which more is wanted. */
export const orphans = (api: Api, fits: (seen: Seen) => boolean, most: number): Promise<readonly Seen[]> =>
  seenThat(api, (seen) => isLei(seen.id) && !isFilled(told(seen.reply, 'direct_parent')) && fits(seen), most);

/** The reason that the coverage gives for the absence of a parent. */
export const exceptionOf = ({ reply }: Pick<Seen, 'reply'>): string | undefined => {
  const exception = coverageMember(reply, 'reporting_exception');
  return typeof exception === 'string' && exception !== '' ? exception : undefined;
};

export const filesNone = ({ reply }: Pick<Seen, 'reply'>): boolean =>
  coverageMember(reply, 'in_registry_level2') === false;

/** LEIs that stand as children of direct parents in relationship records. */
export async function childrenOnFile(api: Api): Promise<readonly string[]> {
  const { rows = [] } = (await findRelated(api)) ?? {};
  return [...new Set(rows.filter(isToDirectParent).flatMap((row) => endsOf(row)?.child ?? []))];
}

/** No relationship on file has the LEI as the child of a direct parent. */
export async function expectNoParentOnFile(api: Api, lei: string): Promise<void> {
  const reply = await api.get('listRegistryRelationships', { lei });
  const rows = recordsIn(reply);
  const above = rows.find((row) => isToDirectParent(row) && endsOf(row)?.child === lei);
  expectThat(above === undefined, '/data', `no relationship in which ${lei} is the child`, above);
  // Records whose ends are not told by their names decide nothing.
  const isTold = rows.every((row) => endsOf(row) !== undefined);
  if (isTold && !mayBeCut(reply)) api.witness('lists of relationships');
}
