import type { Call } from '@netloom/contract';
import { z } from 'zod';
import { jsonSchema } from './jsonSchema.ts';
import type { Route } from './route.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { max-width: 960px; margin: 32px auto; padding: 0 16px; }
  h2 { margin: 32px 0 8px; font-size: 16px; }
  details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 8px 0; }
  summary { cursor: pointer; }
  code { font: 13px ui-monospace, monospace; }
  .method { display: inline-block; width: 48px; }
  .who { opacity: 0.7; }
  pre { overflow: auto; padding: 12px; background: color-mix(in srgb, currentColor 6%, transparent); }
`;

/** A page for people: every call with who may use it and the JSON schemas of what goes in and out. */
export function docsPage(routes: Route[], version: string): string {
  const names = [...new Set(routes.map(groupOf))];
  const sections = names.map((name) => {
    const members = routes.filter((route) => groupOf(route) === name);
    return `<h2 id="${escape(name)}">${escape(name)}</h2>${members.map(section).join('')}`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="/favicon.svg"><title>Netloom: calls</title><style>${STYLE}</style></head>
<body>
<h1>Netloom ${escape(version)}: calls</h1>
<p>Sign in with <code>/api/login</code>, then send the token as
<code>Authorization: Bearer …</code>. Replies are <code>{code, msg, data}</code> with code 200, 401, 403, 404, 500 or
601 (bad input). Machine-readable: <a href="/api/docs/json">OpenAPI</a>.</p>
${sections.join('\n')}
</body></html>`;
}

function groupOf({ call }: Route): string {
  return call.path.split('/')[1] ?? '';
}

function section({ call, policy }: Route): string {
  const parts = [
    ['Path', call.params],
    ['Query', call.query],
    ['Body', call.body],
    ['Reply', call.reply],
  ] as const;
  const schemas = parts.filter(([name, schema]) => name === 'Reply' || !isEmpty(schema));
  return `<details><summary><code><span class="method">${call.method}</span>${escape(call.base + call.path)}</code>
${kindOf(call)} <span class="who">for ${escape(policy.who)}${permissionOf(policy)}</span></summary>
<p>${escape(call.summary)}</p>${schemas.map(([name, schema]) => `<h4>${name}</h4>${schemaText(schema)}`).join('')}
</details>`;
}

function permissionOf({ permission }: Route['policy']): string {
  return permission === null ? '' : ` with <code>${escape(permission)}</code>`;
}

function kindOf(call: Call): string {
  return call.kind === 'json' ? '' : `(${call.kind})`;
}

function isEmpty(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0;
}

function schemaText(schema: z.ZodType): string {
  return `<pre><code>${escape(JSON.stringify(jsonSchema(schema, 'input'), null, 2))}</code></pre>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
