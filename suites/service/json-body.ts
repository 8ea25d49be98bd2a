import { defineInvariant, expectThat } from '../../src/kit/index.js';

export const jsonBody = defineInvariant({
  id: 'service/json-body',
  title: 'Every API reply is JSON and says so',
  clauses: ['service.json'],
  rulings: ['C44'],
  judge(exchange) {
    // Documents outside the API, such as the changelog, need not be JSON.
    if (!exchange.request.target.startsWith('/api/')) return 0;
    const type = exchange.headers['content-type'] ?? '';
    expectThat(exchange.json !== undefined, 'body', 'JSON', exchange.text);
    expectThat(
      /^application\/([\w.-]+\+)?json\b/i.test(type),
      'header content-type',
      'a JSON media type',
      type,
    );
    return 1;
  },
  provokedBy: ['errors/rejected-parameters', 'event-detail/known-id'],
  refutedBy: [
    'http.html-content-type',
    'http.html-body',
    'http.xml-body',
    'http.truncated-body',
    'http.error-page',
    'http.empty-errors',
  ],
});
