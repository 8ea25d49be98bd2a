import { randomFrom } from './random.js';

/** A person or organisation of the registry. */
export interface Entity {
  /** Spine id: `e_` and hexadecimal digits. */
  readonly id: string;
  readonly name: string;
  readonly type: 'Person' | 'Organization';
  readonly wiki: string;
  readonly encyclopediaUrl: string;
  readonly cik?: string;
  /** The entity into which this one was merged; siblings share it. Their own id otherwise. */
  readonly canonicalId: string;
}

type Row = readonly [name: string, type: Entity['type'], ...variants: string[]];

/** Made-up names; the variants are older records, merged into the first name. */
const rows: readonly Row[] = [
  ['Amara Diallo', 'Person', 'Amara Diallo (politician)'],
  ['Zoë Lindqvist', 'Person'],
  ['José Ángel Muñoz', 'Person', 'Jose A. Munoz'],
  ['Chloé Béranger', 'Person'],
  ['Tomás Ó Briain', 'Person'],
  ['Łukasz Wiśniewski', 'Person'],
  ['Nguyễn Văn Hòa', 'Person'],
  ['Fatima al-Rashidi', 'Person', 'Fatima Rashidi'],
  ['Søren Ødegaard', 'Person'],
  ['Yuki Tanemura', 'Person'],
  ['Ibrahim Okonjo', 'Person'],
  ['Marta Szabó', 'Person'],
  ['Rafael Quispe', 'Person'],
  ['Elena Petrova-Kovács', 'Person'],
  ['Kwame Asantewaa', 'Person'],
  ['Priya Raghunathan', 'Person'],
  ['Omar Bensalem', 'Person'],
  ['Ingrid Þórsdóttir', 'Person'],
  ['Daniel Achterberg', 'Person'],
  ['Lucía Fernández Peña', 'Person'],
  ['Samuel Wanjiru', 'Person'],
  ['Hye-jin Seong', 'Person'],
  ['Viktor Halász', 'Person'],
  ['Aisha Noor Jalil', 'Person'],
  ['Mateus Gonçalves', 'Person'],
  ['Anouk Delacroix', 'Person'],
  ['Dmitri Sokolenko', 'Person'],
  ['Grace Mutasa', 'Person'],
  ['Hassan Tirmizi', 'Person'],
  ['Bogdana Ilić', 'Person'],
  ['Meridian Grain Holdings', 'Organization', 'Meridian Grain Trading', 'Meridian Agri'],
  ['Northreach Semiconductors', 'Organization', 'Northreach Micro'],
  ['Union of Coastal Workers', 'Organization'],
  ['Altiplano Lithium', 'Organization'],
  ['Société Minière du Fleuve', 'Organization'],
  ['Harbor & Vale Insurance', 'Organization'],
  ['Pan-Sahel Relief Committee', 'Organization'],
  ['Blue Delta Energy', 'Organization', 'Blue Delta Petroleum'],
  ['Institute for River Commons', 'Organization'],
  ['Kestrel Aerospace', 'Organization'],
  ['Öresund Rail Alliance', 'Organization'],
  ['Straits Container Line', 'Organization'],
  ['Civic Data Observatory', 'Organization'],
  ['People’s Movement for Renewal', 'Organization'],
  ['Highland Liberation Front', 'Organization', 'Highland Front'],
  ['Republican Guard of the North', 'Organization'],
  ['Tierra Común', 'Organization'],
  ['Vantage Cloud Systems', 'Organization'],
  ['Council of Lowland Mayors', 'Organization'],
  ['Sunda Palm Cooperative', 'Organization'],
  ['Żubr Logistics', 'Organization'],
  ['Medina Health Trust', 'Organization'],
  ['Federation of Transport Unions', 'Organization'],
  ['Arctic Fisheries Board', 'Organization'],
  ['Granite State Bank', 'Organization'],
  ['Quorum Telecom', 'Organization'],
];

const slugOf = (name: string): string => name.replace(/[\s&]+/g, '_');

/** The registry of one seed: some sixty people and organisations, a few with merged siblings. */
export function entitiesOf(seed: number): readonly Entity[] {
  const random = randomFrom(`entities of ${seed}`);
  return rows.flatMap(([name, type, ...variants]) => {
    const ids = [name, ...variants].map(() => `e_${random.hex(12)}`);
    const canonicalId = ids[0] ?? '';
    return [name, ...variants].map((spelling, at) => ({
      id: ids[at] ?? canonicalId,
      name: spelling,
      type,
      wiki: `wiki:${slugOf(spelling)}`,
      encyclopediaUrl: `https://encyclopedia.example/wiki/${encodeURIComponent(slugOf(spelling))}`,
      ...(type === 'Organization' && at === 0 ? { cik: `cik:${random.whole(100_000, 1_999_999)}` } : {}),
      canonicalId,
    }));
  });
}
