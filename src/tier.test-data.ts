/** Whether this is `npm run test:rest`, which tries what `npm test` leaves out. */
export const isRest = process.env.EI_TEST_TIER === 'rest';

/** The rows of a kind that this tier tries: `npm test` the first one, `npm run test:rest` the others. */
export const ofTier = <Row>(rows: readonly Row[]): readonly Row[] =>
  isRest ? rows.slice(1) : rows.slice(0, 1);
