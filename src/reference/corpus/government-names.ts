/** Agencies that award, as their names are published. */
export const agencies = [
  'Department of Defense',
  'Department of Energy',
  'Department of Agriculture',
  'Department of Health and Human Services',
  'Department of Transportation',
  'Department of the Interior',
  'Department of State',
  'Environmental Protection Agency',
  'General Services Administration',
  'National Science Foundation',
] as const;

export const awardTypes = [
  'Definitive contract',
  'Delivery order',
  'Purchase order',
  'Project grant',
] as const;

export const purposes = [
  'Cloud hosting and support',
  'Grain storage and transport',
  'Port dredging, phase 2',
  'Research on coastal erosion',
  'Vehicle maintenance',
  'Laboratory reagents',
  'Satellite imagery (annual licence)',
  'Bridge inspection',
] as const;

/** Forms that a name gets for each of the registrations of one organisation. */
export const recipientForms = ['INC.', 'FEDERAL SERVICES LLC', 'RESEARCH CORPORATION'] as const;

/** Recipients that are known nowhere else. */
export const otherRecipients = [
  'STATE UNIVERSITY OF LARKSPUR',
  'UNIVERSITY OF ASHMERE AT THORNBURY',
  'COUNTY OF HALDEN',
  'CITY OF SAN JOSÉ DEL RÍO',
  'PRAIRIE GRANITE WORKS, INC.',
  "O'LEARY & DAUGHTERS LLC",
  '100% RELIABLE PAVING (OHIO) LLC',
  'TAMARACK SYSTEMS CORPORATION',
  'Bluewater Instruments, Inc.',
  'Wexcombe Analytical Laboratories',
  'Nørregaard Marine Survey ApS',
  'Pueblo of Two Rivers',
  'SISTERS OF THE VALLEY HOSPITAL',
  'A1 FENCE CO.',
  'GREATER BOISE FOOD BANK',
  'TRI-COUNTY ELECTRIC COOPERATIVE',
  'LUMEN ROAD COMMUNITY COLLEGE',
] as const;

/** Countries of foreign principals, as they are published; the flag marks adversaries. */
export const principalCountries: readonly (readonly [string, adversary?: true])[] = [
  ['CHINA', true],
  ['RUSSIA', true],
  ['IRAN', true],
  ['CUBA', true],
  ['VENEZUELA', true],
  ['KOREA, REPUBLIC OF'],
  ['JAPAN'],
  ['GREAT BRITAIN'],
  ['GERMANY'],
  ['FRANCE'],
  ['CANADA'],
  ['MEXICO'],
  ['BAHAMAS'],
  ["COTE D'IVOIRE"],
  ['CONGO (KINSHASA)'],
  ['GUINEA'],
  ['ETHIOPIA'],
  ['YEMEN'],
  ['BOLIVIA'],
  ['NIGERIA'],
  ['INDONESIA'],
  ['SENEGAL'],
  ['MOROCCO'],
  ['SAUDI ARABIA'],
  ['UNITED ARAB EMIRATES'],
  ['QATAR'],
  ['TURKEY'],
  ['UKRAINE'],
  ['POLAND'],
  ['INDIA'],
  ['PAKISTAN'],
  ['BELARUS', true],
];

/** What represents itself abroad; the country follows. */
export const principalKinds = [
  'Government of',
  'Embassy of',
  'Ministry of Trade of',
  'National Tourism Board of',
  'National Oil Company of',
  'Chamber of Commerce of',
] as const;

export const firmNames = [
  'Ashmere',
  'Thornbury',
  'Wexcombe',
  'Halden',
  'Larkspur',
  'Béranger',
  'Castellanos',
  'Okafor',
  'Lindgren',
  'Marsh',
] as const;
export const firmForms = [
  'Public Affairs LLC',
  'Strategies, Inc.',
  'LLP',
  '& Partners',
  'Global Communications',
] as const;

/** The five lists that principals are screened against, each with programs under which it names them. */
export const screeningLists = [
  ['OFAC SDN List', ['RUSSIA-EO14024', 'IRAN', 'SDGT']],
  ['OFAC Consolidated List', ['CMIC-EO13959', 'UKRAINE-EO13662']],
  ['UK Sanctions List', ['UK-RUSSIA', 'UK-GLOBAL-HUMAN-RIGHTS']],
  ['BIS Entity List', ['EAR-744.11', 'EAR-744.21']],
  ['BIS Military End-User List', ['EAR-744-SUPP-7']],
] as const;
