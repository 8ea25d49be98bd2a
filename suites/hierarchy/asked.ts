import type { Exchange } from '../../src/kit/index.js';

/** A parameter of the request that an exchange answers; undefined where it was not sent. */
export const asked = ({ request }: Exchange, name: string): string | undefined =>
  new URL(request.target, 'http://target').searchParams.get(name) ?? undefined;

/** Whether an exchange is a hierarchy that was served. */
export const isServed = ({ request, status }: Exchange): boolean =>
  request.operation === 'getHierarchy' && status === 200;

/** The directions whose hierarchies tell parents, and those that tell children. */
export const tellsParents = (exchange: Exchange): boolean =>
  isServed(exchange) && ['up', 'both', undefined].includes(asked(exchange, 'direction'));
export const tellsChildren = (exchange: Exchange): boolean =>
  isServed(exchange) && ['down', 'both', undefined].includes(asked(exchange, 'direction'));
