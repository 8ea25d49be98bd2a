import type { Random } from './random.js';
import type { Category } from './taxonomy.js';

type Phrases = readonly [string, ...string[]];

/** What happens, per category; the place follows. */
const happenings: Readonly<Record<Category, Phrases>> = {
  Battles: ['Army and rebels clash', 'Fighting over a bridge', 'Militia attacks an outpost'],
  Protests: [
    'Teachers march for higher wages',
    'Residents rally over fuel prices',
    'Students demand elections',
  ],
  Riots: ['Crowd burns a tax office', 'Looting follows a power cut', 'Football supporters riot'],
  'Explosions/Remote violence': ['Drone strikes a depot', 'Shelling hits a market', 'Roadside bomb goes off'],
  'Violence against civilians': [
    'Gunmen abduct villagers',
    'Farmers killed in a raid',
    'Journalist attacked',
  ],
  'Strategic developments': ['Ceasefire talks open', 'Police seize a weapons cache', 'Troops withdraw'],
  POLITICAL: ['Cabinet resigns', 'Parliament passes a security bill', 'Envoys sign a border accord'],
  CRIME: ['Customs seize smuggled gold', 'Court jails a trafficking ring', 'Ransomware gang arrested'],
  ECONOMIC: ['Central bank raises rates', 'Grain exports suspended', 'Currency falls to a record low'],
  CORPORATE: ['Merger of two lenders announced', 'Carmaker closes a plant', 'Board dismisses its chief'],
  TECHNOLOGY: ['Chip plant breaks ground', 'Regulator probes an AI model', 'Satellite launch succeeds'],
  INFRASTRUCTURE: ['Port expansion begins', 'Blackout stops the metro', 'Dam inspection finds cracks'],
  ENVIRONMENT: ['Floods cut off a valley', 'Wildfire spreads', 'Drought empties reservoirs'],
  HEALTH: ['Cholera outbreak declared', 'Hospital staff walk out', 'Vaccine campaign starts'],
  DEMOGRAPHIC: ['Census shows a shrinking town', 'Refugees cross the border'],
  INFORMATION: ['False reports spread online', 'Broadcaster loses its licence', 'Internet access restricted'],
};

const tails: Phrases = [
  'Local officials confirmed the report.',
  'Témoins cited by local radio gave similar accounts.',
  'Further details were not available.',
  'Observers expect the situation to develop.',
  'The claim could not be verified independently.',
];

export interface Wording {
  readonly title: string;
  readonly summary: string;
}

export function wordingOf(random: Random, category: Category, place: string, actor: string): Wording {
  const title = `${random.pick(happenings[category])} in ${place}`;
  return { title, summary: `${title}, involving ${actor}. ${random.pick(tails)}` };
}
