import type { Faults } from './fault.js';

/** Faults of the HTTP surface as a whole. */
export const appFaults = {
  'http.html-content-type': {
    clauses: ['service.json'],
    summary: 'Serves JSON as text/html',
  },
  'http.html-body': {
    clauses: ['service.json', 'events.reply.envelope'],
    summary: 'Serves a page for people in place of lists, to browsers and to everyone else',
  },
  'http.xml-body': {
    clauses: ['service.json'],
    summary: 'Answers in XML',
  },
  'http.truncated-body': {
    clauses: ['service.json'],
    summary: 'Loses the end of every body',
  },
  'http.error-page': {
    clauses: ['error.envelope', 'service.json', 'envelope.error.success'],
    summary: 'Answers errors with an HTML page',
  },
  'http.empty-errors': {
    clauses: ['error.envelope', 'service.json'],
    summary: 'Answers errors with an empty body',
  },
  'http.errors-with-200': {
    clauses: ['error.code-status'],
    summary: 'Answers errors with status 200',
  },
  'http.errors-with-400': {
    clauses: ['error.code-status'],
    summary: 'Answers every error with status 400',
  },
  'http.events-crash': {
    clauses: ['events.reply.envelope', 'error.envelope'],
    summary: 'Fails with a 500 on every Events list',
  },
  'http.unknown-paths-bare': {
    clauses: ['error.envelope', 'envelope.error.code'],
    summary: 'Answers unknown paths with the plain text of the framework',
  },
} as const satisfies Faults;
