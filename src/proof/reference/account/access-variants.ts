import { answering, detailsOf, json, operationAt, refusal, reshapingErrors } from '../http/middleware.js';
import type { Variants } from '../planted.js';

const swapped: Readonly<Record<string, string>> = {
  INVALID_TOKEN: 'INVALID_API_KEY',
  INVALID_API_KEY: 'INVALID_TOKEN',
};

/** Whether a header carries a key of the right form, known or not. */
const isKey = (header: string | null): boolean => /^bearer svc_sk_[0-9a-f]{64}$/i.test(header ?? '');

/** Answers a refused credential by another code, where the credential is one that a code is free for. */
const recredited = (codeOf: (header: string, code: string) => string | undefined) =>
  answering(async (response, request) => {
    const header = request.headers.get('authorization');
    if (response.status !== 401 || header === null || isKey(header)) return response;
    const body = (await response.json()) as { readonly code: string; readonly error: string };
    return refusal(401, codeOf(header, body.code) ?? body.code, body.error);
  });

/** Variants of who may read what, and of how those who may not are told. */
export const accessVariants = {
  'access.malformed-tokens-swapped': {
    summary: 'Calls keys of the wrong format malformed tokens, and malformed tokens invalid keys',
    allowedBy: ['token-or-key'],
    front: recredited((_header, code) => swapped[code]),
  },
  'access.other-schemes-missing': {
    summary: 'Reads a header that carries no bearer token as none',
    allowedBy: ['token-or-key'],
    front: recredited((header) => (/^bearer \S/i.test(header) ? undefined : 'MISSING_API_KEY')),
  },
  'access.required-flag': {
    summary: 'Names the missing plan flag required_flag, with no alternatives and no plan at present',
    allowedBy: ['error.plan-required.details.required-capability', 'envelope.members-without-use'],
    front: reshapingErrors(({ body }) => {
      if (body.code !== 'PLAN_REQUIRED') return body;
      const { required_capability: flag, ...rest } = detailsOf(body);
      return {
        ...body,
        details: { ...rest, required_flag: flag, current_plan: null, alternatives: [] },
      };
    }),
  },
  'access.referenced-routes-need-a-plan': {
    summary: 'Answers the routes that are only named with 403, for want of a plan flag',
    allowedBy: ['named-routes'],
    front: (serve) => async (request) => {
      const response = await serve(request);
      const id = operationAt(new URL(request.url).pathname);
      const named = ['listActivity', 'listSituations', 'getSituation', 'listEnergyAssets', 'getShareOfVoice'];
      if (id === undefined || !named.includes(id) || response.status === 401) return response;
      return refusal(403, 'PLAN_REQUIRED', 'The plan lacks can_use_preview.', {
        required_capability: 'can_use_preview',
        capability: 'Preview routes',
        current_plan: 'Markets',
        pricing_url: 'https://service.example/pricing',
        eligible_plans: ['Enterprise'],
        alternatives: [],
        retryable: false,
      });
    },
  },
  'access.no-situations': {
    summary: 'Has no situation at present, of any Story',
    allowedBy: ['named-routes', 'routes.situation.without'],
    front: (serve) => async (request) => {
      const response = await serve(request);
      const id = operationAt(new URL(request.url).pathname);
      if (response.status !== 200) return response;
      if (id === 'listSituations') return json(200, { success: true, data: [] });
      return id === 'getSituation'
        ? refusal(404, 'NO_SITUATION', 'The Story belongs to no situation.')
        : response;
    },
  },
  'access.energy-assets-unfiltered': {
    summary: 'Knows no parameter of the energy assets',
    allowedBy: ['named-routes', 'routes.energy-assets.parameters'],
    front: (serve) => async (request) => {
      const url = new URL(request.url);
      const [name] = url.searchParams.keys();
      const response = await serve(request);
      if (operationAt(url.pathname) !== 'listEnergyAssets' || name === undefined || response.status === 401) {
        return response;
      }
      return refusal(400, 'UNKNOWN_PARAM', `${name} is not known here.`, {
        param: name,
        did_you_mean: null,
        accepted_params: [],
      });
    },
  },
} as const satisfies Variants;
