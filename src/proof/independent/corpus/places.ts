import { has } from '../bugs.js';

/** Countries this deployment knows: name, ISO-2, ISO-3, FIPS, area; one area a line. */
const areas: Readonly<Record<string, string>> = {
  NAF: 'Algeria DZ DZA AG;Egypt EG EGY EG;Libya LY LBY LY;Morocco MA MAR MO;Sudan SD SDN SU;Tunisia TN TUN TS;Western Sahara EH ESH WI',
  WAF: 'Benin BJ BEN BN;Burkina Faso BF BFA UV;Cape Verde CV CPV CV;Ivory Coast CI CIV IV;Gambia GM GMB GA;Ghana GH GHA GH;Guinea GN GIN GV;Guinea-Bissau GW GNB PU;Liberia LR LBR LI;Mali ML MLI ML;Mauritania MR MRT MR;Niger NE NER NG;Nigeria NG NGA NI;Senegal SN SEN SG;Sierra Leone SL SLE SL;Togo TG TGO TO',
  EAF: 'Burundi BI BDI BY;Comoros KM COM CN;Djibouti DJ DJI DJ;Eritrea ER ERI ER;Ethiopia ET ETH ET;Kenya KE KEN KE;Madagascar MG MDG MA;Malawi MW MWI MI;Mauritius MU MUS MP;Mozambique MZ MOZ MZ;Rwanda RW RWA RW;Seychelles SC SYC SE;Somalia SO SOM SO;South Sudan SS SSD OD;Tanzania TZ TZA TZ;Uganda UG UGA UG;Zambia ZM ZMB ZA;Zimbabwe ZW ZWE ZI',
  MAF: 'Angola AO AGO AO;Cameroon CM CMR CM;Central African Republic CF CAF CT;Chad TD TCD CD;Democratic Republic of Congo CD COD CG;Equatorial Guinea GQ GNQ EK;Gabon GA GAB GB;Republic of Congo CG COG CF;Sao Tome and Principe ST STP TP',
  SAF: 'Botswana BW BWA BC;Eswatini SZ SWZ WZ;Lesotho LS LSO LT;Namibia NA NAM WA;South Africa ZA ZAF SF',
  MEA: 'Bahrain BH BHR BA;Cyprus CY CYP CY;Iran IR IRN IR;Iraq IQ IRQ IZ;Israel IL ISR IS;Jordan JO JOR JO;Kuwait KW KWT KU;Lebanon LB LBN LE;Oman OM OMN MU;Palestine PS PSE WE;Qatar QA QAT QA;Saudi Arabia SA SAU SA;Syria SY SYR SY;Turkey TR TUR TU;United Arab Emirates AE ARE AE;Yemen YE YEM YM',
  EUR: 'Albania AL ALB AL;Andorra AD AND AN;Austria AT AUT AU;Belgium BE BEL BE;Bosnia and Herzegovina BA BIH BK;Croatia HR HRV HR;Denmark DK DNK DA;Estonia EE EST EN;Finland FI FIN FI;France FR FRA FR;Germany DE DEU GM;Greece GR GRC GR;Iceland IS ISL IC;Ireland IE IRL EI;Italy IT ITA IT;Kosovo XK XKX KV;Latvia LV LVA LG;Liechtenstein LI LIE LS;Lithuania LT LTU LH;Luxembourg LU LUX LU;Malta MT MLT MT;Monaco MC MCO MN;Montenegro ME MNE MJ;Netherlands NL NLD NL;North Macedonia MK MKD MK;Norway NO NOR NO;Portugal PT PRT PO;San Marino SM SMR SM;Serbia RS SRB RI;Slovenia SI SVN SI;Spain ES ESP SP;Sweden SE SWE SW;Switzerland CH CHE SZ;United Kingdom GB GBR UK;Vatican City VA VAT VT',
  EEU: 'Belarus BY BLR BO;Bulgaria BG BGR BU;Czechia CZ CZE EZ;Hungary HU HUN HU;Moldova MD MDA MD;Poland PL POL PL;Romania RO ROU RO;Russia RU RUS RS;Slovakia SK SVK LO;Ukraine UA UKR UP',
  SAS: 'Afghanistan AF AFG AF;Bangladesh BD BGD BG;Bhutan BT BTN BT;India IN IND IN;Maldives MV MDV MV;Nepal NP NPL NP;Pakistan PK PAK PK;Sri Lanka LK LKA CE',
  SEA: 'Brunei BN BRN BX;Cambodia KH KHM CB;Indonesia ID IDN ID;Laos LA LAO LA;Malaysia MY MYS MY;Myanmar MM MMR BM;Philippines PH PHL RP;Singapore SG SGP SN;Thailand TH THA TH;Timor-Leste TL TLS TT;Vietnam VN VNM VM',
  EAS: 'China CN CHN CH;Hong Kong HK HKG HK;Japan JP JPN JA;Macau MO MAC MC;Mongolia MN MNG MG;North Korea KP PRK KN;South Korea KR KOR KS;Taiwan TW TWN TW',
  CAS: 'Kazakhstan KZ KAZ KZ;Kyrgyzstan KG KGZ KG;Tajikistan TJ TJK TI;Turkmenistan TM TKM TX;Uzbekistan UZ UZB UZ',
  WAS: 'Armenia AM ARM AM;Azerbaijan AZ AZE AJ;Georgia GE GEO GG',
  NAM: 'Canada CA CAN CA;Greenland GL GRL GL;Mexico MX MEX MX;United States US USA US',
  CAM: 'Belize BZ BLZ BH;Costa Rica CR CRI CS;El Salvador SV SLV ES;Guatemala GT GTM GT;Honduras HN HND HO;Nicaragua NI NIC NU;Panama PA PAN PM',
  CAR: 'Antigua and Barbuda AG ATG AC;Bahamas BS BHS BF;Barbados BB BRB BB;Cuba CU CUB CU;Dominica DM DMA DO;Dominican Republic DO DOM DR;Grenada GD GRD GJ;Haiti HT HTI HA;Jamaica JM JAM JM;Puerto Rico PR PRI RQ;Saint Kitts and Nevis KN KNA SC;Saint Lucia LC LCA ST;Saint Vincent and the Grenadines VC VCT VC;Trinidad and Tobago TT TTO TD',
  SAM: 'Argentina AR ARG AR;Bolivia BO BOL BL;Brazil BR BRA BR;Chile CL CHL CI;Colombia CO COL CO;Ecuador EC ECU EC;Guyana GY GUY GY;Paraguay PY PRY PA;Peru PE PER PE;Suriname SR SUR NS;Uruguay UY URY UY;Venezuela VE VEN VE',
  OCE: 'Australia AU AUS AS;Fiji FJ FJI FJ;Kiribati KI KIR KR;Marshall Islands MH MHL RM;Micronesia FM FSM FM;Nauru NR NRU NR;New Zealand NZ NZL NZ;Palau PW PLW PS;Papua New Guinea PG PNG PP;Samoa WS WSM WS;Solomon Islands SB SLB BP;Tonga TO TON TN;Tuvalu TV TUV TV;Vanuatu VU VUT NH',
};

interface Area {
  readonly continent: string;
  /** Region names from the widest to the narrowest. */
  readonly regions: readonly string[];
}

const areaNames: Readonly<Record<string, Area>> = {
  NAF: { continent: 'Africa', regions: ['Africa', 'Northern Africa'] },
  WAF: { continent: 'Africa', regions: ['Africa', 'Western Africa'] },
  EAF: { continent: 'Africa', regions: ['Africa', 'Eastern Africa'] },
  MAF: { continent: 'Africa', regions: ['Africa', 'Middle Africa'] },
  SAF: { continent: 'Africa', regions: ['Africa', 'Southern Africa'] },
  MEA: { continent: 'Asia', regions: ['Asia', 'Middle East'] },
  EUR: { continent: 'Europe', regions: ['Europe'] },
  EEU: { continent: 'Europe', regions: ['Europe', 'Eastern Europe'] },
  SAS: { continent: 'Asia', regions: ['Asia', 'South Asia'] },
  SEA: { continent: 'Asia', regions: ['Asia', 'Southeast Asia'] },
  EAS: { continent: 'Asia', regions: ['Asia', 'East Asia'] },
  CAS: { continent: 'Asia', regions: ['Asia', 'Central Asia'] },
  WAS: { continent: 'Asia', regions: ['Asia'] },
  NAM: { continent: 'North America', regions: ['North America'] },
  CAM: { continent: 'North America', regions: ['North America', 'Central America'] },
  CAR: { continent: 'North America', regions: ['North America', 'Caribbean'] },
  SAM: { continent: 'South America', regions: ['South America'] },
  OCE: { continent: 'Oceania', regions: ['Oceania'] },
};

export interface Country extends Area {
  readonly name: string;
  readonly iso2: string;
  readonly iso3: string;
  readonly fips: string;
}

export const countries: readonly Country[] = Object.entries(areas).flatMap(([area, text]) =>
  text.split(';').map((line) => {
    const words = line.split(' ');
    const [iso2 = '', iso3 = '', fips = ''] = words.slice(-3);
    const place = areaNames[area] ?? { continent: '', regions: [] };
    return { ...place, name: words.slice(0, -3).join(' '), iso2, iso3, fips };
  }),
);

export const regionNames: readonly string[] = [
  'Africa',
  'Asia',
  'Middle East',
  'Northern Africa',
  'Western Africa',
  'Eastern Africa',
  'Middle Africa',
  'Southern Africa',
  'Europe',
  'Eastern Europe',
  'South Asia',
  'Southeast Asia',
  'East Asia',
  'Central Asia',
  'North America',
  'Central America',
  'Caribbean',
  'South America',
  'Oceania',
];

export const continentNames: readonly string[] = [
  'Africa',
  'Asia',
  'Europe',
  'North America',
  'South America',
  'Oceania',
];

/** FIPS is read before ISO-2 where the two collide. */
export function countryOf(text: string): Country | undefined {
  const wanted = text.trim().toLowerCase();
  const by = (key: 'name' | 'iso2' | 'iso3' | 'fips') =>
    countries.find((country) => country[key].toLowerCase() === wanted);
  const named = by('name');
  const exact = !has('country-names-case-sensitive') || named?.name === text.trim();
  return (
    by('iso3') ?? (has('fips-unknown') ? undefined : by('fips')) ?? by('iso2') ?? (exact ? named : undefined)
  );
}

/** Where Events happen: country, then towns as `admin1/town/latitude/longitude`. */
const lines: readonly string[] = [
  'MLI|Gao/Ansongo/15.66/0.50|Mopti/Djenne/13.91/-4.55',
  'NGA|Borno/Maiduguri/11.85/13.16|Lagos/Ikeja/6.60/3.34',
  'UKR|Kharkiv/Izium/49.21/37.25|Odesa/Odesa/46.48/30.73',
  'RUS|Moscow/Moscow/55.75/37.62|Belgorod/Shebekino/50.41/36.89',
  'USA|Texas/Austin/30.27/-97.74|California/Fresno/36.75/-119.77',
  'DEU|Bavaria/Munich/48.14/11.58|Berlin/Berlin/52.52/13.40',
  'FRA|Brittany/Rennes/48.11/-1.68|Occitanie/Toulouse/43.60/1.44',
  'IND|Manipur/Imphal/24.82/93.94|Kerala/Kochi/9.97/76.28',
  'PAK|Sindh/Karachi/24.86/67.01|Balochistan/Quetta/30.18/66.98',
  'MMR|Shan/Lashio/22.94/97.75|Rakhine/Sittwe/20.15/92.90',
  'SDN|Khartoum/Omdurman/15.64/32.48|North Darfur/El Fasher/13.63/25.35',
  'COD|North Kivu/Goma/-1.68/29.22|Ituri/Bunia/1.57/30.25',
  'SOM|Banadir/Mogadishu/2.05/45.32|Bay/Baidoa/3.11/43.65',
  'SYR|Aleppo/Manbij/36.53/37.95|Homs/Palmyra/34.56/38.28',
  'ISR|Haifa/Haifa/32.79/34.99|Southern/Ashkelon/31.67/34.57',
  'COL|Cauca/Popayan/2.44/-76.61|Antioquia/Medellin/6.25/-75.56',
  'BRA|Bahia/Salvador/-12.97/-38.50|Parana/Curitiba/-25.43/-49.27',
  'MEX|Sinaloa/Culiacan/24.81/-107.39|Jalisco/Guadalajara/20.67/-103.35',
  'CHN|Guangdong/Shenzhen/22.54/114.06|Sichuan/Chengdu/30.57/104.07',
  'JPN|Hokkaido/Sapporo/43.06/141.35|Osaka/Sakai/34.57/135.48',
  'GBR|England/Leeds/53.80/-1.55|Scotland/Dundee/56.46/-2.97',
  'ZAF|Gauteng/Soweto/-26.27/27.86|Limpopo/Polokwane/-23.90/29.45',
  'AUS|Victoria/Geelong/-38.15/144.36|Queensland/Cairns/-16.92/145.77',
  'HTI|Ouest/Carrefour/18.54/-72.40|Artibonite/Gonaives/19.45/-72.69',
  'FJI|Central/Suva/-18.14/178.44|Northern/Taveuni/-16.80/-179.97',
];

export interface Place {
  readonly country: Country;
  readonly admin1: string;
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const places: readonly Place[] = lines.flatMap((line) => {
  const [code = '', ...towns] = line.split('|');
  const country = countryOf(code);
  if (country === undefined) return [];
  return towns.map((text) => {
    const [admin1 = '', town = '', latitude = '0', longitude = '0'] = text.split('/');
    return { country, admin1, town, latitude: Number(latitude), longitude: Number(longitude) };
  });
});

/** Great-circle distance on a sphere, in kilometres. */
export function distance(
  a: Pick<Place, 'latitude' | 'longitude'>,
  b: Pick<Place, 'latitude' | 'longitude'>,
): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const rise = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const turn = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = rise + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * turn;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(chord)));
}
