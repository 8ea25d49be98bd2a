import { type Country, countries } from '../../../../contract/countries.js';

/** First-level regions of the countries that most Events are about. */
const provinces: Readonly<Record<string, readonly [string, ...string[]]>> = {
  UKR: ['Kharkiv', 'Donetsk', 'Odesa', 'Kyiv'],
  SDN: ['Khartoum', 'North Darfur', 'Kassala'],
  MMR: ['Sagaing', 'Rakhine', 'Shan'],
  SYR: ['Aleppo', 'Idlib', 'Homs'],
  YEM: ['Sana’a', 'Marib', 'Taiz'],
  COD: ['Nord-Kivu', 'Ituri', 'Kinshasa'],
  NGA: ['Borno', 'Lagos', 'Kaduna'],
  ETH: ['Amhara', 'Oromia', 'Tigray'],
  IND: ['Maharashtra', 'Uttar Pradesh', 'Kerala', 'West Bengal'],
  PAK: ['Punjab', 'Sindh', 'Balochistan'],
  COL: ['Antioquia', 'Cauca', 'Nariño'],
  MEX: ['Michoacán', 'Chiapas', 'Nuevo León'],
  BRA: ['São Paulo', 'Bahia', 'Pará'],
  KEN: ['Nairobi', 'Mombasa', 'Turkana'],
  ZAF: ['Gauteng', 'Western Cape', 'KwaZulu-Natal'],
  USA: ['California', 'Texas', 'New York', 'Ohio'],
  FRA: ['Île-de-France', 'Occitanie', 'Bretagne'],
  DEU: ['Bavaria', 'Saxony', 'Berlin'],
  GBR: ['England', 'Scotland', 'Wales'],
  POL: ['Masovian', 'Silesian', 'Łódź'],
  TUR: ['Istanbul', 'Ankara', 'Diyarbakır'],
  ISR: ['Northern District', 'Tel Aviv', 'Southern District'],
  IRN: ['Tehran', 'Khuzestan', 'Kurdistan'],
  IRQ: ['Baghdad', 'Nineveh', 'Basra'],
  CHN: ['Guangdong', 'Sichuan', 'Xinjiang'],
  JPN: ['Tokyo', 'Osaka', 'Hokkaido'],
  IDN: ['Jakarta', 'Papua', 'Aceh'],
  PHL: ['Metro Manila', 'Bangsamoro', 'Davao'],
  KAZ: ['Almaty', 'Astana'],
  AUS: ['New South Wales', 'Queensland', 'Victoria'],
  HTI: ['Ouest', 'Artibonite'],
  GTM: ['Guatemala', 'Petén'],
  ARG: ['Buenos Aires', 'Córdoba'],
  MAR: ['Casablanca-Settat', 'Oriental'],
  GAB: ['Estuaire', 'Haut-Ogooué'],
};

const elsewhere = ({ name }: Country) => [`Central ${name}`, `Northern ${name}`, `Southern ${name}`] as const;

export const provincesOf = (country: Country): readonly [string, ...string[]] =>
  provinces[country.iso3] ?? elsewhere(country);

/** Countries with much news. */
export const busyCountries = countries.filter(({ iso3 }) => Object.hasOwn(provinces, iso3));
