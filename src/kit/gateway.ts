import type { Exchange } from './exchange.js';
import { isObject } from './json.js';

/** Statuses of a request line, or of header fields, that are longer than a gateway takes. */
const tooLong: readonly number[] = [413, 414, 431];
/** Characters of a request line beyond which some gateways answer by their own pages, with another status. */
const longLine = 4000;

/** Escapes that gateways refuse in a path: of slashes and control characters, and those that are none. */
const refusedInPaths = /%(?:2f|5c|[01][0-9a-f]|7f|(?![0-9a-f]{2}))/i;

/** Whether a path can be decoded as UTF-8. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a reply without the error envelope may be that of a gateway, which a request with such a path or of such a length
 * does not pass (rulings page-url-in-path, odd-strings).
 */
export function isGatewayRefusal({ request, status, json }: Exchange): boolean {
  if (isObject(json) && json.success === false) return false;
  if (tooLong.includes(status)) return true;
  const [path = ''] = request.target.split('?', 1);
  const isOdd = request.target.length > longLine || refusedInPaths.test(path) || !isDecodable(path);
  return (status === 400 || status === 404) && isOdd;
}
