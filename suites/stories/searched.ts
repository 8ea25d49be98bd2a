import { type Api, type Exchange, Inconclusive, type Query } from '../../src/kit/index.js';
import { isUnknown } from '../taken.js';
import { storyPage } from './sample.js';

/**
 * The reply to a search of Stories, in whatever mode is the default. Where semantic search is unavailable (ruling
 * A78), that of a lexical search, if Stories take the mode.
 */
export async function searched(api: Api, query: Query): Promise<Exchange> {
  try {
    return await storyPage(api, query);
  } catch (error) {
    // No other answer to a request ends the attempt for this reason.
    if (!(error instanceof Inconclusive && error.reason === 'precondition-unreached')) throw error;
    const reply = await storyPage(api, { ...query, search_mode: 'lexical' });
    if (isUnknown(reply, 'search_mode')) throw error;
    return reply;
  }
}
