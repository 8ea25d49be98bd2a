import type { Planted } from '../fault.js';
import { macroFrequencies, macroLimit, macroPath, macroSeries } from '../routes/macro-releases.js';
import { date, list, number, object, refer, type Schema, text } from './schema.js';

const { min: minimum, max: maximum, usual } = macroLimit;
const success: Schema = { type: 'boolean', const: true };
const inQuery = (name: string, schema: Schema): Schema => ({ name, in: 'query', schema });
const reply = (description: string, schema: Schema): Schema => ({
  description,
  content: { 'application/json': { schema } },
});

/** Paths of which the document shows no more than the family that they belong to. */
export const furtherPaths = (planted: Planted): Readonly<Record<string, Schema>> => {
  const get = {
    operationId: 'listReleases',
    summary: 'Releases of a statistic',
    parameters: [
      { name: 'series', in: 'path', required: true, schema: { type: 'string', enum: macroSeries } },
      inQuery('frequency', { type: 'string', enum: macroFrequencies, default: macroFrequencies[0] }),
      inQuery('as_of', date),
      inQuery('revised_only', { type: 'boolean' }),
      inQuery('value_min', number(0, 200)),
      inQuery('value_max', number(0, 200)),
      inQuery('limit', {
        type: 'integer',
        minimum,
        maximum: planted('openapi.macro-limit-too-wide') ? 10 * maximum : maximum,
        default: usual,
      }),
      ...(planted('openapi.macro-parameter-refused')
        ? [inQuery('vintage', { type: 'integer', minimum: 1 })]
        : []),
    ],
    responses: { '200': reply('Success', refer('ReleaseList')), '4XX': reply('Error', refer('Error')) },
  };
  const vintages = { ...get, operationId: 'listVintages', parameters: [] };
  return {
    [macroPath]: { get },
    ...(planted('openapi.unserved-path-declared') ? { '/api/v2/macro/vintages': { get: vintages } } : {}),
  };
};

export const macroSchemas = (planted: Planted): Readonly<Record<string, Schema>> => ({
  ReleaseList: object(
    {
      success,
      data: list(
        object(
          {
            series: text,
            value: planted('openapi.release-value-text') ? text : { type: 'number' },
            is_revised: { type: 'boolean' },
            released_on: date,
          },
          ['series', 'value', 'is_revised', 'released_on'],
        ),
      ),
      applied_filters: object({ ignored: list(text) }),
    },
    ['success', 'data'],
  ),
});
