import { base } from './base.js';
import { cards } from './cards.js';
import { charts } from './charts.js';
import { controls } from './controls.js';
import { palette } from './palette.js';
import { print } from './print.js';
import { tables } from './tables.js';

/** The page's style sheet. */
export const style = [palette, base, controls, cards, tables, charts, print].join('');
