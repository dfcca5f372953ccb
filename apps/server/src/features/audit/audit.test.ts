import { auditList, calls, saveConfig, updateChangePassword } from '@netloom/contract';
import type { BodyOf, Call } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ADMIN_PASSWORD, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { jsonSchema } from '../../http/jsonSchema.ts';
import type { JsonSchema } from '../../http/jsonSchema.ts';
import type { Incoming } from '../../http/route.ts';
import { detailOf } from './detail.ts';
import { untilRecorded } from './record.ts';
import { deleteLogsBefore } from './repository.ts';

let server: TestServer;
let engineer: Client;
beforeAll(async () => {
  server = await startTestServer();
  engineer = await server.newUser('engineer');
});
afterAll(() => server.close());

async function trail(filter: BodyOf<typeof auditList> = {}) {
  await untilRecorded();
  return server.admin.call(auditList, { body: filter });
}

const change = (client: Client, configValue: string) =>
  client.reply(saveConfig, { body: { configKey: 'git.cloneMinutes', configValue } });

describe('the audit trail', () => {
  it('holds who did what from where, and how it ended: done, not allowed, refused', async () => {
    await change(server.admin, '5');
    await change(engineer, '6');
    await change(server.admin, 'x');
    const { rows, total } = await trail();
    expect(total).toBe(3);
    const call = '/api/sysConfig/saveConfig';
    const address = '127.0.0.1';
    expect(rows.map(({ auditId: _, time: _time, ...row }) => row)).toEqual([
      { userName: 'admin', address, call, code: 601, detail: expect.stringContaining('"x"') },
      { userName: 'engineer', address, call, code: 403, detail: expect.stringContaining('"6"') },
      {
        ...{ userName: 'admin', address, call, code: 200 },
        detail: '{"configKey":"git.cloneMinutes","configValue":"5"}',
      },
    ]);
  });

  it('holds no line of strangers who were turned away', async () => {
    const { total } = await trail();
    expect(await change(server.anonymous, '7')).toMatchObject({ code: 401 });
    expect((await trail()).total).toBe(total);
  });

  it('is searched by text and time', async () => {
    expect((await trail({ search: 'ENGIN' })).total).toBe(1);
    expect((await trail({ search: '%' })).total).toBe(0);
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await trail({ from: soon })).total).toBe(0);
    expect((await trail({ to: soon })).total).toBe(3);
    const bad = await server.admin.reply(auditList, { body: { from: 'yesterday' } });
    expect(bad).toMatchObject({ code: 601, msg: expect.stringContaining('body.from') });
  });

  it('is the administrators’ alone', async () => {
    expect((await engineer.reply(auditList)).code).toBe(403);
  });

  it('holds up no call when it cannot be written', async () => {
    await server.services.pool.query('ALTER TABLE audit_entries RENAME TO hidden');
    expect(await change(server.admin, '8')).toMatchObject({ code: 200 });
    await untilRecorded();
    await server.services.pool.query('ALTER TABLE hidden RENAME TO audit_entries');
  });

  it('forgets what is too old', async () => {
    await trail();
    await server.services.pool.query(
      "UPDATE audit_entries SET time = now() - interval '400 days' WHERE user_name = 'engineer'",
    );
    await deleteLogsBefore(server.services.database, new Date(Date.now() - 365 * 86_400_000));
    const { rows } = await trail();
    expect(new Set(rows.map(({ userName }) => userName))).toEqual(new Set(['admin']));
  });
});

describe('what was sent', () => {
  it('is kept without passwords, even when they are refused', async () => {
    const newPassword = 'a quite new password';
    await engineer.reply(updateChangePassword, {
      body: { oldPassword: `not ${ADMIN_PASSWORD}`, newPassword, confirmPassword: newPassword },
    });
    await engineer.reply(updateChangePassword, {
      body: { oldPassword: newPassword, newPassword: 7 } as never,
    });
    const text = JSON.stringify((await trail()).rows);
    expect(text).not.toContain(newPassword);
    expect(text).not.toContain(ADMIN_PASSWORD);
  });

  /** Names of text fields of a schema, at any depth. */
  function fieldNames(schema: JsonSchema): string[] {
    const inner = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    const properties = Object.entries(schema.properties ?? {});
    return [
      ...properties.flatMap(([name, field]) => [name, ...fieldNames(field)]),
      ...[...inner, ...(schema.items ? [schema.items] : [])].flatMap(fieldNames),
    ];
  }

  const audited = Object.values(calls).filter(({ audit }) => audit);

  it.each(audited.map((call) => [call.path, call] as const))(
    'to %s is kept without secrets',
    (_path, call) => {
      const names = [call.params, call.query, call.body].flatMap((part) =>
        fieldNames(jsonSchema(part, 'input')),
      );
      const secrets = names.filter((name) => /password|token|secret|^code$|privateKey/i.test(name));
      const body = Object.fromEntries(secrets.map((name) => [name, 'hunter2']));
      const incoming = { params: {}, query: {}, body } as Incoming<Call>;
      // What a captcha's code and uuid were worth is over.
      const hidden = secrets.filter((name) => name !== 'code' || !names.includes('uuid'));
      const kept = JSON.parse(detailOf(call, incoming)) as Record<string, string>;
      expect(hidden.filter((name) => kept[name] === 'hunter2')).toEqual([]);
    },
  );

  it('is shortened', () => {
    const call = { ...saveConfig, body: z.object({}) } as unknown as Call;
    const body = { text: 'x'.repeat(5000), ids: Array.from({ length: 1000 }, (_, index) => index) };
    const detail = detailOf(call, { params: {}, query: {}, body } as Incoming<Call>);
    const kept = JSON.parse(detail) as { text: string; ids: unknown[] };
    expect(kept.text).toBe(`${'x'.repeat(200)}…`);
    expect(kept.ids).toHaveLength(21);
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`t${index}`, 'y'.repeat(150)]),
    );
    expect(detailOf(call, { params: {}, query: {}, body: many } as Incoming<Call>)).toHaveLength(2001);
  });
});
