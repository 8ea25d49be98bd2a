import { type Country, countryOf } from './countries.js';

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
