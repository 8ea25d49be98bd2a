import { layout } from './layout.js';
import { palette } from './palette.js';

/** The page's style sheet. */
export const style = `${palette}${layout}`;
