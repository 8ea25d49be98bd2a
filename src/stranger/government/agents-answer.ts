import { type Answer, type Call, served } from '../answer.js';
import { count, flag, type Parameter, parameter, text } from '../declaring.js';
import { resolvedIn } from '../entities/handles.js';
import { strictLimitIn } from '../limits.js';
import { has } from '../planted.js';
import { booleanIn, readLeniently } from '../reading.js';
import { Refusal } from '../refusal.js';
import { type AgentLink, agentLinks, isAdversary } from './agents.js';

export const agentParameters: readonly Parameter[] = [
  parameter('entity', text),
  parameter('registrant', text),
  parameter('foreign_principal', text),
  parameter('country', text),
  parameter('adversary_only', flag),
  parameter('sanctioned_only', flag),
  parameter('active_only', flag),
  parameter('limit', count(500)),
];

/** Whether every word asked for begins a word of the name. */
function resembles(name: string, sent: string | undefined): boolean {
  const words = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words(sent ?? '').every((word) => words(name).some((own) => own.startsWith(word)));
}

function rowOf({ registrant, agent, principal, company, country, active, lists, programs }: AgentLink) {
  return {
    registrant: { registrantName: registrant, entity_id: agent?.id ?? null },
    foreignPrincipal: { principalName: principal, principalCountry: country, entity_id: company?.id ?? null },
    linkStatus: active ? 'active' : 'terminated',
    ...(!has('sanctions-without-programs') && { fp_sanction_programs: lists.length > 0 ? programs : null }),
    fp_sanction_lists: lists.length > 0 ? lists : null,
  };
}

/** A request without a filter is refused; countries are compared as published. */
export function listAgentLinks(call: Call): Answer {
  const { values, ignored } = readLeniently(call.query, agentParameters);
  const limit = strictLimitIn(values, 100, 500, 'INVALID_NUMBER');
  const [hostile, sanctioned, active] = ['adversary_only', 'sanctioned_only', 'active_only'].map((name) =>
    booleanIn(values, name),
  );
  if (![...values.keys()].some((name) => name !== 'limit'))
    throw new Refusal(400, 'FILTER_REQUIRED', 'Falta ao menos um filtro.', {
      filtros: agentParameters.slice(0, -1).map(({ name }) => name),
    });
  const handle = values.get('entity');
  const entity = handle === undefined ? undefined : resolvedIn(handle);
  const country = values.get('country');
  const found = agentLinks.filter(
    (link) =>
      (entity === undefined ||
        [link.agent?.id, has('agents-by-registrant-only') ? undefined : link.company?.id].includes(
          entity.id,
        )) &&
      resembles(link.registrant, values.get('registrant')) &&
      resembles(link.principal, values.get('foreign_principal')) &&
      (country === undefined || link.country === country) &&
      (!hostile || isAdversary(link)) &&
      (!sanctioned || link.lists.length > 0) &&
      (!active || link.active || has('active-only-unheeded')),
  );
  return served({
    ...(ignored.length > 0 && { applied_filters: { ignored: ignored.map((name) => ({ parametro: name })) } }),
    data: found
      .flatMap((link) =>
        has('agent-row-for-each-list') && link.lists.length > 1
          ? link.lists.map((list) => ({ ...link, lists: [list] }))
          : [link],
      )
      .slice(0, limit)
      .map(rowOf),
    success: true,
  });
}
