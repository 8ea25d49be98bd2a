import type { Faults, Planted } from '../fault.js';
import { openapiDocument } from '../openapi/document.js';
import { Refusal } from '../refusal.js';

export const openapiFaults = {
  'openapi.missing': {
    clauses: ['versioning.openapi.place'],
    summary: 'Does not serve openapi.json',
  },
  'openapi.not-json': {
    clauses: ['versioning.openapi.place'],
    summary: 'Serves a page for people at openapi.json',
  },
  'openapi.wrong-version': {
    clauses: ['versioning.openapi.interface-version'],
    summary: 'States interface version 1.0.0',
  },
  'openapi.deprecated-flags-missing': {
    clauses: [
      'versioning.deprecated.domain.list.flagged',
      'versioning.deprecated.domain.summary.flagged',
      'versioning.deprecated.event-family.list.flagged',
      'versioning.deprecated.event-family.summary.flagged',
    ],
    summary: 'Flags no parameter as deprecated',
  },
  'openapi.list-domain-not-flagged': {
    clauses: ['versioning.deprecated.domain.list.flagged'],
    summary: 'Does not flag domain of the Events list as deprecated',
  },
  'openapi.summary-domain-not-flagged': {
    clauses: ['versioning.deprecated.domain.summary.flagged'],
    summary: 'Does not flag domain of the Events summary as deprecated',
  },
  'openapi.list-event-family-not-flagged': {
    clauses: ['versioning.deprecated.event-family.list.flagged'],
    summary: 'Does not flag event_family of the Events list as deprecated',
  },
  'openapi.summary-event-family-not-flagged': {
    clauses: ['versioning.deprecated.event-family.summary.flagged'],
    summary: 'Does not flag event_family of the Events summary as deprecated',
  },
  'openapi.fatalities-not-nullable': {
    clauses: ['versioning.openapi.describes-replies'],
    summary: 'Declares fatalities as an integer, though replies carry null',
  },
  'openapi.event-id-integer': {
    clauses: ['versioning.openapi.describes-replies'],
    summary: 'Declares the id of an Event as an integer',
  },
  'openapi.category-not-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Does not declare category, which the server accepts',
  },
  'openapi.refused-parameter-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a parameter of the registry entities that the server refuses',
  },
  'openapi.refused-text-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a text filter of the foreign-agent links that the server refuses',
  },
  'openapi.refused-value-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a dimension of the Stories summary that the server refuses',
  },
  'openapi.refused-bound-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a wider range of a metric bound than the server takes',
  },
  'openapi.unserved-path-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a path that it does not serve',
  },
  'openapi.macro-limit-too-wide': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a greater limit of the macro releases than the server takes',
  },
  'openapi.macro-parameter-refused': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a parameter of the macro releases that the server refuses',
  },
  'openapi.release-value-text': {
    clauses: ['versioning.openapi.describes-replies'],
    summary: 'Declares the value of a macro release as a text, though replies carry a number',
  },
} as const satisfies Faults;

/** The machine-readable contract. Public. */
export function getOpenapi(planted: Planted): Response {
  if (planted('openapi.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted('openapi.not-json')) {
    const page = '<!doctype html><title>API reference</title><h1>API reference</h1>';
    return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
  return Response.json(openapiDocument(planted));
}
