import { type Api, type Exchange, precondition, type Query, rowsOf } from '../src/kit/index.js';
import { bounds } from './event-window.js';
import { textsIn } from './leaves.js';
import { fullPage } from './page-of-events.js';

/** The two forms of an office id. */
export const officeForms = { 'a Q-number': /^Q\d+$/, 'a p_ id': /^p_\w+$/ } as const;
export type OfficeForm = keyof typeof officeForms;

/** Words that stand in the names of many offices, of large bodies among them. */
const words = ['president', 'minister', 'member'];
/** Offices that are worth asking about, of each word. */
const most = 2;

/**
 * Ids of a form that the directory of offices lists. Its response is not shown, so they are found by their
 * shape, wherever they stand.
 */
export async function officesOf(api: Api, form: OfficeForm): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const word of words) {
    const reply = await api.getTarget(`/api/v2/offices?q=${word}`);
    const found = reply.status === 200 ? textsIn(reply.json).map(({ text }) => text) : [];
    for (const id of found.filter((text) => officeForms[form].test(text)).slice(0, most)) ids.add(id);
  }
  return [...ids];
}

/** The Events of the holders of an office in closed days. */
export const ofOffice = (api: Api, office: string, more: Query = {}): Promise<Exchange> =>
  fullPage(api, { ...bounds(api.world.offer.window), office, limit: 100, ...more });

/** Every listed office, in either form. */
export async function allOffices(api: Api): Promise<readonly string[]> {
  const offices = [...(await officesOf(api, 'a Q-number')), ...(await officesOf(api, 'a p_ id'))];
  precondition(offices.length > 0, 'the directory of offices lists no id of a known form', 'no-data');
  return offices;
}

/** An office whose holders have Events in the closed days, in a reply that fits. */
export async function eventfulOffice(
  api: Api,
  fits: (reply: Exchange) => boolean = () => true,
): Promise<{ readonly office: string; readonly reply: Exchange }> {
  for (const office of await allOffices(api)) {
    const reply = await ofOffice(api, office);
    if (reply.status === 200 && rowsOf(reply).length > 0 && fits(reply)) return { office, reply };
  }
  precondition(false, 'no listed office has a holder with Events, or with so few of them', 'no-data');
}
