import { has } from './planted.js';
import type { Route } from './route.js';
import { routes } from './routes.js';

/** What `/api/v2/meta/endpoints` tells: how each route treats names it does not declare. */
export function endpointsDocument(): Readonly<Record<string, unknown>> {
  const said = ({ path, strict }: Route): boolean =>
    strict && !(path === '/api/v2/stories' && has('split-misstated'));
  const rows = routes
    .map((route) => ({ ...route, strict: said(route) }))
    .map(({ path, strict, title, parameters }) => ({
      about: title,
      on_undeclared_parameter: strict ? 'refuse' : 'report',
      descriptor_backed: strict,
      call: { verb: 'GET', path },
      takes: parameters.map(({ name }) => name),
    }));
  const strict = rows.filter(({ descriptor_backed }) => descriptor_backed);
  return {
    [has('split-not-under-coverage') ? 'split' : 'coverage']: {
      published: rows.length,
      descriptor_backed: {
        count: strict.length,
        routes: strict.map(({ call }) => `${call.verb} ${call.path}`),
      },
      permissive: {
        count: rows.length - strict.length,
        routes: rows.filter((row) => !strict.includes(row)).map(({ call }) => `${call.verb} ${call.path}`),
      },
    },
    data: rows,
    success: true,
  };
}
