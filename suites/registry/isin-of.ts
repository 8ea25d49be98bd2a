import { type Api, type Exchange, expectOk, strings } from '../../src/kit/index.js';
import { heldLeis } from './record.js';

/** Searches for an LEI with ISINs end here. */
const mostTries = 12;
const isin = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/;

interface Issued {
  readonly lei: string;
  readonly isins: readonly string[];
}

/** The ISINs that a reply mentions. */
const isinsIn = (reply: Exchange): readonly string[] => [
  ...new Set([...strings(reply.json)].filter((text) => isin.test(text))),
];

/** An LEI with ISINs, and those; undefined where none is found. */
export async function issuer(api: Api): Promise<Issued | undefined> {
  for (const lei of heldLeis(api.world).slice(0, mostTries)) {
    const reply = await api.get('lookUpIsin', { lei });
    expectOk(reply);
    const isins = isinsIn(reply);
    if (isins.length > 0) return { lei, isins };
  }
  return undefined;
}

/** An LEI whose detail shows ISINs, and those; undefined where none is found. */
export async function issuerByDetail(api: Api): Promise<Issued | undefined> {
  for (const lei of heldLeis(api.world).slice(0, mostTries)) {
    const isins = isinsIn(await api.get('getRegistryEntity', {}, { path: { lei } }));
    if (isins.length > 0) return { lei, isins };
  }
  return undefined;
}
