import type { z } from 'zod';
import type { Call } from '@netloom/contract';
import { jsonSchema } from './jsonSchema.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { Route } from './route.ts';

const MEDIA_TYPES = {
  json: 'application/json',
  stream: 'text/event-stream',
  multipart: 'multipart/form-data',
  blob: 'application/octet-stream',
} as const;

/** OpenAPI 3.1 description of the calls (https://spec.openapis.org/oas/v3.1.1). */
export function openApi(routes: Route[], version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { call, policy } of routes) {
    const path = `${call.base}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, policy) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Netloom',
      version,
      description:
        'JSON calls answer HTTP 200 with `{code, msg, data}`: 200, 401, 403, 404, 500 or 601 (bad input).',
    },
    servers: [{ url: '/' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function operation(call: Call, policy: Route['policy']): Record<string, unknown> {
  const body = jsonSchema(call.body, 'input');
  const hasBody =
    call.method !== 'GET' && (call.kind === 'multipart' || Object.keys(body.properties ?? {}).length > 0);
  return {
    summary: call.summary,
    description: `For ${policy.who}.${policy.permission === null ? '' : ` Needs the permission ${policy.permission}.`}`,
    tags: [call.path.split('/')[1]],
    security: policy.open ? [] : [{ token: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(hasBody ? { requestBody: { content: { [bodyType(call)]: { schema: body } } } } : {}),
    responses: { 200: { description: 'reply', content: replyContent(call) } },
  };
}

function bodyType(call: Call): string {
  return call.kind === 'multipart' ? MEDIA_TYPES.multipart : MEDIA_TYPES.json;
}

function replyContent(call: Call): Record<string, unknown> {
  const data = jsonSchema(call.reply, 'output');
  if (call.kind === 'stream') return { [MEDIA_TYPES.stream]: { schema: data } };
  const envelope = { code: { type: 'integer' }, msg: { type: 'string' }, data };
  return {
    [MEDIA_TYPES.json]: { schema: { type: 'object', required: Object.keys(envelope), properties: envelope } },
  };
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): unknown[] {
  const { properties = {}, required = [] } = merged(jsonSchema(schema, 'input'));
  return Object.entries(properties).map(([name, each]) => {
    return { name, in: place, required: place === 'path' || required.includes(name), schema: each };
  });
}

/** A query may be an intersection of objects and of unions of objects: all their members are parameters. */
function merged(schema: JsonSchema): JsonSchema {
  const parts = (schema.allOf ?? []).map(merged);
  const choices = (schema.anyOf ?? schema.oneOf ?? []).map(merged);
  const always = choices[0]?.required?.filter((name) =>
    choices.every((each) => each.required?.includes(name)),
  );
  return {
    properties: Object.assign(
      {},
      ...choices.map(propertiesOf),
      ...parts.map(propertiesOf),
      schema.properties,
    ),
    required: [
      ...(schema.required ?? []),
      ...parts.flatMap((part) => part.required ?? []),
      ...(always ?? []),
    ],
  };
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return schema.properties ?? {};
}
