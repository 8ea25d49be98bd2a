import { type Route, route } from '../route.js';
import { listStories, showStory } from './answers.js';
import { storyParameters, storySummaryParameters } from './parameters.js';
import { summariseStories } from './summary.js';

export const storyRoutes: readonly Route[] = [
  route('/api/v2/stories/summary', 'op_story_tally', 'Counts of Stories', {
    parameters: storySummaryParameters,
    strict: true,
    capability: undefined,
    data: 'tallies',
    serve: summariseStories,
  }),
  route('/api/v2/stories/{story_id}', 'op_story', 'One Story', {
    parameters: [],
    strict: true,
    capability: undefined,
    data: 'record',
    serve: showStory,
  }),
  route('/api/v2/stories', 'op_stories', 'Stories', {
    parameters: storyParameters,
    strict: true,
    capability: undefined,
    data: 'stories',
    serve: listStories,
  }),
];
