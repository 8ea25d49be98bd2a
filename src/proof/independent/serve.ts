import { createServer } from 'node:http';
import { createIndependent, prefix } from './deployment.js';

/** `serve.js <port> [crowdedEvery]`: serves until it is stopped and prints one line `{url, keys}`. */
const [port = '0', crowded] = process.argv.slice(2);
const now = (): number => Math.floor(performance.timeOrigin + performance.now());
const stranger = createIndependent({ now, ...(crowded !== undefined && { crowdedEvery: Number(crowded) }) });
const server = createServer((request, response) => {
  // Node would send the machine's time, which is not the deployment's where that has a clock of its own.
  response.sendDate = false;
  response.setHeader('date', new Date(now()).toUTCString());
  stranger.handler(request, response);
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  const served = typeof address === 'object' && address !== null ? address.port : port;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${served}${prefix}`, keys: stranger.keys }));
});
