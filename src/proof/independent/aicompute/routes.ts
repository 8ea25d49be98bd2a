import { has } from '../bugs.js';
import type { Organization } from '../corpus/organizations.js';
import { persons } from '../corpus/persons.js';
import { type Answer, badEnum, type Call, served } from '../http/answer.js';
import { strictLimitIn } from '../http/paging.js';
import { type Parameter, type Route, route } from '../http/route.js';
import { heard } from '../pair-bugs.js';
import { readLeniently, readStrictly } from '../query.js';
import { isBeyondAscii } from '../rare-bugs.js';
import { listModels } from './models.js';
import {
  beside,
  centerParameters,
  chipParameters,
  firmParameters,
  modelParameters,
  pageOf,
  saleParameters,
} from './parameters.js';
import {
  type Chip,
  chips,
  chipTypes,
  dataCenters,
  designerNames,
  type Firm,
  firms,
  sales,
} from './records.js';

const titled = ({ name, id }: Organization) => ({ organizationName: name, entity_id: id });

/** The maker of a chip; bent, under the id of a news entity whose name begins with its own. */
function makerOf({ maker }: Chip) {
  const namesake = persons.find(({ name }) => name.startsWith(`${maker.name} `));
  return titled({
    ...maker,
    ...(namesake !== undefined && has('maker-taken-for-namesake') && { id: namesake.id }),
  });
}

/** The owner of a data center. */
function ownerOf({ owner }: (typeof dataCenters)[number]) {
  const isLost = isBeyondAscii(owner.name) && has('non-ascii-owner-unresolved');
  return { ...titled(owner), ...(isLost && { entity_id: null }) };
}

/** The compute that a row shows; bent, that of one owner in thousands. */
function computeOf({ owner, h100e }: (typeof dataCenters)[number]): number {
  const isScaled = owner.name === 'Jade River Holdings' && has('compute-of-one-owner-in-thousands');
  return isScaled ? h100e / 1000 : h100e;
}

function within(name: string, part: string): boolean {
  return has('center-country-exact') && part !== '' ? name === part : name.includes(part);
}

/** Countries of every match, not of the page alone. */
function rollup(sites: typeof dataCenters) {
  const names = [...new Set(sites.map(({ country }) => country))].sort().reverse();
  return names.map((name) => {
    const inside = sites.filter(({ country }) => country === name);
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    return {
      countryName: name,
      dataCenterCount: inside.length,
      powerMegawattsTotal: sum(inside.flatMap(({ megawatts }) => megawatts ?? [])),
      computeH100eTotal: sum(inside.map(({ h100e }) => h100e)),
    };
  });
}

function listDataCenters(call: Call): Answer {
  const reading = readLeniently(call.query, centerParameters);
  const fold = (text: string): string => (has('center-country-case-sensitive') ? text : text.toLowerCase());
  const country = fold(reading.values.get('country') ?? '');
  const owner = reading.values.get('owner') ?? '';
  const found = dataCenters.filter(
    (site) => within(fold(site.country), country) && site.owner.name.includes(owner),
  );
  const { rows, told } = pageOf(found, reading, 25, 200);
  const counted = has('country-rollup-of-every-center') ? dataCenters : found;
  return served({
    ...(!has('centers-without-rollup') && { uebersicht: { countryRollup: rollup(counted) } }),
    data: rows.map((site) => ({
      rechenzentrum: { displayName: site.name, countryName: site.country },
      owner: ownerOf(site),
      leistung: { powerMegawatts: site.megawatts ?? null, computeH100e: computeOf(site) },
      ...(site.cost !== undefined && { costUsd: site.cost }),
      users: site.users.map(titled),
      currentChipTypes: site.chips,
    })),
    ...beside(told),
    success: true,
  });
}

function made({ maker, fabs }: Chip, part: string): boolean {
  const isFab = has('manufacturer-finds-foundry') && fabs.some((fab) => fab.includes(part));
  return maker.name.includes(part) || isFab;
}

/** The fabricators that `foundry` is compared with; bent, without one that is the manufacturer. */
function foundriesRead({ maker, fabs }: Chip, foundry: string): readonly string[] {
  if (foundry === '' || !has('in-house-parts-without-foundry')) return fabs;
  return fabs.filter((fab) => fab !== maker.name);
}

/** The case of manufacturer and foundry counts, the case of type does not. */
function listHardware(call: Call): Answer {
  const reading = readLeniently(call.query, chipParameters);
  const values = heard('hardware', reading.values, has);
  strictLimitIn(values, 25, 200);
  const type = values.get('type')?.toLowerCase();
  const isKnown = (name: string): boolean =>
    has('small-chip-type-unknown')
      ? [values.get('type'), type?.toUpperCase()].includes(name)
      : name.toLowerCase() === type;
  if (type !== undefined && !has('unknown-chip-type-empty') && !chipTypes.some(isKnown))
    throw badEnum('INVALID_ENUM', 'type', type, chipTypes);
  const isSwapped = call.query.has('org') && type !== undefined && has('hardware-org-beside-type-is-foundry');
  const [maker = '', foundry = ''] = isSwapped
    ? ['', values.get('manufacturer')]
    : [values.get('manufacturer'), values.get('foundry')];
  const isOfType = (own: string): boolean =>
    has('type-with-brackets-unfound') ? new RegExp(`^${type}$`).test(own) : own === type;
  const found = chips.filter(
    (chip) =>
      made(chip, maker) &&
      (type === undefined ||
        isOfType(chip.type.toLowerCase()) ||
        (has('chip-type-substring') && chip.type.toLowerCase().includes(type))) &&
      foundriesRead(chip, foundry)
        .slice(0, has('first-foundry-only') ? 1 : undefined)
        .some((fab) => fab.includes(foundry)),
  );
  const { rows, told } = pageOf(found, { ...reading, values }, 25, 200);
  return served({
    data: rows.map((chip) => ({
      baustein: { chipName: chip.name, chipType: chip.type, releaseDate: chip.released },
      manufacturer: makerOf(chip),
      foundryNames: chip.fabs,
      priceUsd: chip.price ?? null,
    })),
    ...beside(has('hardware-ignores-in-silence') ? {} : told),
    success: true,
  });
}

function valuationTold({ valuation }: Firm): number | null {
  if (valuation === undefined) return null;
  return valuation >= 1e12 && has('trillion-in-billions') ? valuation / 1e9 : valuation;
}

/** Highest valuation first; those without one stand before all. */
function listCompanies(call: Call): Answer {
  const reading = readStrictly(call.query, firmParameters);
  const worth = ({ valuation, staff }: Firm): number =>
    has('companies-by-staff') ? staff : (valuation ?? Number.MAX_VALUE);
  const inOrder = (rows: readonly Firm[]): readonly Firm[] => rows.toSorted((a, b) => worth(b) - worth(a));
  const cut = (rows: readonly Firm[]): readonly Firm[] => pageOf(rows, reading, 50, 1_000_000).rows;
  const shown = has('companies-cut-before-order') ? inOrder(cut(firms)) : cut(inOrder(firms));
  return served({
    data: shown.map((firm) => ({
      unternehmen: { ...titled(firm.company), companyType: firm.type, foundingDate: firm.founded },
      productDomains: firm.products,
      staffCount: firm.staff,
      finanzen: {
        annualizedRevenueUsd: firm.revenue ?? null,
        valuationUsd: valuationTold(firm),
        totalEquityFundingUsd: firm.funding ?? null,
      },
    })),
    success: true,
  });
}

/** The tally of a window; bent, less that of the window before. */
function tallied(sale: (typeof sales)[number]) {
  const { h100e, units, megawatts } = sale;
  const before = sales.findLast(({ designer, until }) => designer === sale.designer && until < sale.until);
  if (before === undefined || !has('later-windows-as-increments')) return { h100e, units, megawatts };
  return {
    h100e: h100e - before.h100e,
    units: units - before.units,
    megawatts: megawatts - before.megawatts,
  };
}

function listChipSales(call: Call): Answer {
  const reading = readLeniently(call.query, saleParameters);
  const wanted = reading.values.get('chip_manufacturer');
  const fits = (known: string, sent: string): boolean =>
    known === sent || (has('designer-by-substring') && known.includes(sent));
  const name = designerNames.find(
    (known) => wanted !== undefined && fits(known.toLowerCase(), wanted.toLowerCase()),
  );
  if (wanted !== undefined && name === undefined)
    throw badEnum('INVALID_PARAM', 'chip_manufacturer', wanted, designerNames);
  const isLate = ({ designer, until }: (typeof sales)[number]): boolean =>
    sales.some((other) => other.designer === designer && other.until < until);
  const found = sales.filter((sale) =>
    name === undefined ? !(isLate(sale) && has('latest-sales-left-out')) : sale.designer.name === name,
  );
  const { rows, told } = pageOf(found, reading, 50, 1_000_000);
  return served({
    data: rows
      .map((sale) => ({ ...sale, ...tallied(sale) }))
      .map(({ designer, until, h100e, units, megawatts }) => ({
        designer: has('sales-without-entity') ? { organizationName: designer.name } : titled(designer),
        kumuliert: { computeH100e: h100e, unitCount: units, powerMegawatts: megawatts },
        windowEnd: until,
      })),
    ...beside(told),
    success: true,
  });
}

/** Bent: an answer whose single row stands for the array, or null for an empty one. */
function unwrapped(answer: Answer): Answer {
  const body = answer.body as { readonly data: readonly unknown[] };
  if (body.data.length === 0 && has('empty-table-null')) return { ...answer, body: { ...body, data: null } };
  const isBent = body.data.length === 1 && has('single-row-unwrapped');
  return isBent ? { ...answer, body: { ...body, data: body.data[0] } } : answer;
}

function table(
  name: string,
  parameters: readonly Parameter[],
  strict: boolean,
  serve: (call: Call) => Answer,
): Route {
  const operation = `op_compute_${name.replace('-', '_')}`;
  return route(`/api/v2/aicompute/${name}`, operation, `AI compute: ${name}`, {
    parameters,
    strict,
    capability: 'aicompute',
    data: 'records',
    serve: (call) => unwrapped(serve(call)),
  });
}

export const computeRoutes: readonly Route[] = [
  table('data-centers', centerParameters, false, listDataCenters),
  table('models', modelParameters, true, listModels),
  table('hardware', chipParameters, false, listHardware),
  table('companies', firmParameters, true, listCompanies),
  table('chip-sales', saleParameters, false, listChipSales),
];
