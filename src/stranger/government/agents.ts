import { type Organization, organizations } from '../organizations.js';
import { rollsOf } from '../rolls.js';

/** One registrant acting for one foreign principal. */
export interface AgentLink {
  readonly registrant: string;
  readonly agent: Organization | undefined;
  readonly principal: string;
  readonly company: Organization | undefined;
  /** As published, in upper case. */
  readonly country: string;
  readonly active: boolean;
  readonly lists: readonly string[];
  readonly programs: readonly string[];
}

const registrants = [
  'Polder Advisory',
  'Capitol Lane Group',
  'Marsh & Tull LLP',
  'Ferrystreet Media',
  'Ostler Partners',
];

/** `principal|country|lists|programs`. */
const principals: readonly string[] = [
  'Volga Petrochem|RUSSIA|US consolidated,UK financial|RUSSIA-EO14024',
  'Jade River Holdings|CHINA|Export entity list|MILITARY END USE',
  'Atlas Phosphate|MOROCCO||',
  'Cordillera Gas|CHILE||',
  'Ministry of Ports of Fiji|FIJI||',
  'Caracas Shipping Bureau|VENEZUELA|US consolidated|VENEZUELA-EO13850',
  'Tehran Trade House|IRAN|US consolidated,UK financial,Denied persons|IFSR,SDGT',
  'Embassy of Côte Vieille|IVORY COAST||',
];

const adversaries = ['RUSSIA', 'CHINA', 'IRAN', 'VENEZUELA', 'CUBA', 'NORTH KOREA'];

export function isAdversary({ country }: AgentLink): boolean {
  return adversaries.includes(country);
}

function known(name: string): Organization | undefined {
  return organizations.find((organization) => organization.name === name);
}

export const agentLinks: readonly AgentLink[] = registrants.flatMap((registrant) =>
  principals.flatMap((line) => {
    const [principal = '', country = '', lists = '', programs = ''] = line.split('|');
    const rolls = rollsOf(`agent ${registrant} ${principal}`);
    if (rolls.chance(0.25)) return [];
    return [
      {
        registrant,
        agent: known(registrant),
        principal,
        company: known(principal),
        country,
        active: rolls.chance(0.6),
        lists: lists === '' ? [] : lists.split(','),
        programs: programs === '' ? [] : programs.split(','),
      },
    ];
  }),
);
