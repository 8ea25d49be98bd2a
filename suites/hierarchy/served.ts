import type { Exchange } from '../../src/kit/index.js';
import { sent } from '../sent.js';

/** Whether an exchange is a hierarchy that was served. */
export const isServed = ({ request, status }: Exchange): boolean =>
  request.operation === 'getHierarchy' && status === 200;

/** The directions whose hierarchies tell parents, and those that tell children. */
export const tellsParents = (exchange: Exchange): boolean =>
  isServed(exchange) && ['up', 'both', undefined].includes(sent(exchange, 'direction'));
export const tellsChildren = (exchange: Exchange): boolean =>
  isServed(exchange) && ['down', 'both', undefined].includes(sent(exchange, 'direction'));
