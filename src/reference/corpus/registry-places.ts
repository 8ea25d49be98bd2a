/** A country in which entities of the registry are registered, with the words of its legal names. */
export interface Place {
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  /** ISO 3166-1 alpha-2 codes and ISO 3166-2 subdivisions that serve as jurisdictions. */
  readonly jurisdictions: readonly [string, ...string[]];
  readonly cities: readonly [string, ...string[]];
  readonly forms: readonly [string, ...string[]];
  readonly words: readonly [string, ...string[]];
}

export const places: readonly [Place, ...Place[]] = [
  {
    country: 'USA',
    jurisdictions: ['US', 'US-DE', 'US-NY', 'US-CA'],
    cities: ['Wilmington', 'Albany', 'Sacramento', 'Boise'],
    forms: ['Inc.', 'LLC', 'Corporation'],
    words: ['Prairie', 'Granite', 'Bluewater', 'Larkspur'],
  },
  {
    country: 'DEU',
    jurisdictions: ['DE'],
    cities: ['München', 'Köln', 'Lübeck'],
    forms: ['GmbH', 'AG', 'GmbH & Co. KG'],
    words: ['Süderelbe', 'Grünwald', 'Weißenfels', 'Bodensee'],
  },
  {
    country: 'FRA',
    jurisdictions: ['FR'],
    cities: ['Besançon', 'Nîmes', 'Orléans'],
    forms: ['S.A.', 'SAS', 'SARL'],
    words: ['Énergie', "L'Étoile", 'Rivière', 'Forêt'],
  },
  {
    country: 'GBR',
    jurisdictions: ['GB'],
    cities: ['Leeds', 'Norwich', 'Inverness'],
    forms: ['Limited', 'PLC', 'LLP'],
    words: ['Thornbury', 'Wexcombe', 'Halden', 'Ashmere'],
  },
  {
    country: 'ESP',
    jurisdictions: ['ES'],
    cities: ['Cádiz', 'León', 'Málaga'],
    forms: ['S.A.', 'S.L.'],
    words: ['Montaña', 'Peñalara', 'Río Alto', 'Cigüeña'],
  },
  {
    country: 'JPN',
    jurisdictions: ['JP'],
    cities: ['Sapporo', 'Kōchi', 'Ōtsu'],
    forms: ['Kabushiki Kaisha', 'Godo Kaisha'],
    words: ['Hokushō', 'Minatogawa', 'Tōkaidō', 'Sakuragi'],
  },
  {
    country: 'POL',
    jurisdictions: ['PL'],
    cities: ['Łódź', 'Gdańsk', 'Poznań'],
    forms: ['S.A.', 'Sp. z o.o.'],
    words: ['Żuraw', 'Wisła', 'Śnieżka', 'Bałtyk'],
  },
  {
    country: 'BRA',
    jurisdictions: ['BR'],
    cities: ['Maceió', 'Goiânia', 'Belém'],
    forms: ['Ltda.', 'S.A.'],
    words: ['Pantanal', 'Araçá', 'São Bento', 'Ipê'],
  },
  {
    country: 'CAN',
    jurisdictions: ['CA', 'CA-ON', 'CA-QC'],
    cities: ['Hamilton', 'Québec', 'Kelowna'],
    forms: ['Inc.', 'Ltée', 'Ltd.'],
    words: ['Laurentides', 'Tamarack', 'Montréal-Est', 'Kestrel'],
  },
  {
    country: 'SWE',
    jurisdictions: ['SE'],
    cities: ['Umeå', 'Malmö', 'Örebro'],
    forms: ['AB', 'Aktiebolag (publ)'],
    words: ['Björkö', 'Ängelholm', 'Norrsken', 'Skärgård'],
  },
];

/** What the entities of the registry do, in the middle of their names. */
export const trades = [
  'Capital',
  'Holding',
  'Logistics',
  'Maritime',
  'Minerals',
  'Power',
  'Textiles',
  'Timber',
  'Ventures',
  'Water',
] as const;
