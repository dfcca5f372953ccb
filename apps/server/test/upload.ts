import type { BodyOf, Call, Reply, UploadFields } from '@netloom/contract';
import { DEMO } from './testServer.ts';
import type { Client } from './testServer.ts';

type Content = string | Uint8Array;

/** Sends files as a browser does, each under its name; `part` is the name of the form's file field. */
export async function upload(
  client: Client,
  call: Call,
  files: Record<string, Content> | [string, Content][],
  options: { part?: string; fields?: Partial<Record<keyof UploadFields, string>> } = {},
): Promise<Reply<never>> {
  const form = new FormData();
  const fields = { deptId: String(DEMO), filePath: '', ...options.fields };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of Array.isArray(files) ? files : Object.entries(files))
    form.append(
      options.part ?? 'multiFiles',
      new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]),
      name,
    );
  const { headers } = client;
  const response = await fetch(client.url(call), { method: 'POST', headers, body: form });
  return (await response.json()) as Reply<never>;
}

/** The reply of a blob call: its status, headers and bytes. */
export async function download(client: Client, call: Call, query: object, method = 'GET') {
  const response = await fetch(client.url(call, { query }), { method, headers: client.headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const json = () => JSON.parse(Buffer.from(bytes).toString()) as Reply<BodyOf<Call>>;
  return { status: response.status, headers: response.headers, bytes, json };
}
