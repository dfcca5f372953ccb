import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { insertDept, login, register, saveSysUser } from '@netloom/contract';
import type { Call } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productRoot } from '../../settings.ts';
import { readCaptcha } from '../../../test/readCaptcha.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { languageOf } from './language.ts';
import { en as enRefusals } from './refusals/en.ts';
import { es as esRefusals } from './refusals/es.ts';
import { ja as jaRefusals } from './refusals/ja.ts';
import { wordRefusal } from './refusals/refusals.ts';
import { zh as zhRefusals } from './refusals/zh.ts';
import { zh } from './zh.ts';

const refusals = { en: enRefusals, es: esRefusals, ja: jaRefusals, zh: zhRefusals };

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

async function refusal(body: object, language: string) {
  const response = await fetch(server.admin.url(insertDept), {
    method: 'POST',
    headers: { ...server.admin.headers, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: number; msg: string; data: { issues: { message: string }[] } };
}

describe('a bad field', () => {
  it.each([
    ['en', 'Name must have at most 64 characters'],
    ['zh-CN,zh;q=0.9', '名称最多 64 个字符'],
    ['es', 'Nombre: como máximo 64 caracteres'],
    ['ja', '名前は 64 文字以内にしてください'],
    ['fr', 'Name must have at most 64 characters'],
  ])('is told in %s, with its path', async (language, message) => {
    const reply = await refusal({ name: 'x'.repeat(65) }, language);
    expect(reply).toEqual({
      code: 601,
      msg: `body.name: ${message}`,
      data: { issues: [{ path: 'body.name', message }] },
    });
  });

  it.each([
    ['en', 'Project name required'],
    ['zh', '项目名称不能为空'],
    ['es', 'El nombre del proyecto es obligatorio'],
    ['ja', 'プロジェクト名は必須です'],
  ])('has the contract’s own words in %s', async (language, message) => {
    expect((await refusal({ name: ' ' }, language)).data.issues).toEqual([{ path: 'body.name', message }]);
  });

  it('is missing, of a wrong kind, too short or none of those that may be', async () => {
    const messages = async (call: typeof saveSysUser, body: object) =>
      (
        (await server.admin.reply(call, { body: body as never })) as {
          data: { issues?: { message: string }[] } | null;
        }
      ).data?.issues?.map(({ message }) => message);
    const user = { userName: 'x', email: '', phone: '', password: 'seven tall herons' };
    expect(await messages(saveSysUser, { ...user, userName: undefined })).toEqual(['User name is required']);
    expect(await messages(saveSysUser, { ...user, userName: 5 })).toEqual(['User name must be a text']);
    expect(await messages(saveSysUser, { ...user, admin: 'yes' })).toEqual(['Admin must be true or false']);
    expect(await messages(saveSysUser, { ...user, password: 'short' })).toEqual([
      'Password must have at least 8 characters',
    ]);
  });
});

describe('a refusal at the door', () => {
  const told = async (call: Call, body: object, language: string) => {
    const response = await fetch(server.anonymous.url(call), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
    const { msg, data } = (await response.json()) as {
      msg: string;
      data: { reason: string; issues?: { path: string; message: string }[] };
    };
    return { msg, reason: data.reason, issues: data.issues };
  };

  it.each([
    ['en', 'The user name or the password is wrong.'],
    ['zh-CN', '用户名或密码错误。'],
    ['es', 'El nombre de usuario o la contraseña son incorrectos.'],
    ['ja', 'ユーザー名またはパスワードが正しくありません。'],
  ])('of a sign-in is told in %s, under one reason for programs', async (language, msg) => {
    const body = { userName: `nobody-${language}`, password: 'wrong' };
    expect(await told(login, body, language)).toEqual({ msg, reason: 'sign-in-wrong' });
  });

  const person = {
    userName: 'ann',
    email: 'ann@example.org',
    phone: '13800138000',
    password: 'password',
    confirmPassword: 'password',
    agreement: true,
  };

  it.each([
    ['en', 'The letters do not match the picture: answer a new one.'],
    ['zh', '字符与图片不符：请按新图片重新输入。'],
    ['es', 'Las letras no coinciden con la imagen: responda a una nueva.'],
    ['ja', '文字が画像と一致しません。新しい画像の文字を入力してください。'],
  ])('of a registration whose letters are wrong is told in %s', async (language, msg) => {
    const body = { ...person, uuid: 'none', code: 'wrong' };
    expect(await told(register, body, language)).toEqual({ msg, reason: 'captcha-wrong' });
  });

  it.each([
    ['en', 'this password is among those that are tried first: choose another'],
    ['zh', '此密码属于最先被尝试的常见密码：请另选一个'],
    ['es', 'Esta contraseña es de las primeras que se prueban: elija otra'],
    ['ja', '最初に試されるよくあるパスワードです。別のものにしてください'],
  ])('of one field is told beside it in %s', async (language, message) => {
    const body = { ...person, ...(await readCaptcha(server.anonymous)) };
    const path = 'body.password';
    const refused = await told(register, body, language);
    expect(refused).toEqual({
      msg: `${path}: ${message}`,
      reason: 'password-common',
      issues: [{ path, message }],
    });
  });

  it('has values in the same places in every language', () => {
    const placesOf = (words: object) =>
      Object.entries(words).map(([reason, text]: [string, string]) => [
        reason,
        text.match(/\{\w+\}/g)?.toSorted() ?? [],
      ]);
    const english = Object.fromEntries(placesOf(refusals.en));
    for (const words of [refusals.zh, refusals.es, refusals.ja])
      expect(Object.fromEntries(placesOf(words))).toEqual(english);
    expect(wordRefusal('oidc-away', { provider: 'Company' }, 'es')).toContain('con Company:');
  });

  it('has one area of words for each reason', async () => {
    const folder = join(import.meta.dirname, 'refusals');
    const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const words = await Promise.all(
      areas.map(({ name }) => import(`./refusals/${name}/zh.ts`) as Promise<{ zh: object }>),
    );
    const reasons = words.flatMap(({ zh: area }) => Object.keys(area));
    expect(reasons.filter((reason, place) => reasons.indexOf(reason) < place)).toEqual([]);
    expect(reasons.toSorted()).toEqual(Object.keys(refusals.en).toSorted());
  });
});

it('every message of the contract is in every language', () => {
  const folder = join(productRoot, 'packages/contract/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const found = [
    ...text.matchAll(/'((?:expected |Please |Passwords |You need |The Git |The new |Project name )[^']+)'/g),
    ...text.matchAll(/'(The branch name [^']+)'/g),
  ].map(([, message]) => message!.replaceAll('\\\\', '\\'));
  expect(new Set(found).size).toBeGreaterThan(20);
  for (const { messages } of [zh, es, ja])
    expect([...new Set(found)].filter((message) => messages[message] === undefined)).toEqual([]);
});

it('the languages know the same fields and kinds', () => {
  for (const words of [es, ja]) {
    expect(Object.keys(words.fields)).toEqual(Object.keys(zh.fields));
    expect(Object.keys(words.types)).toEqual(Object.keys(en.types));
  }
});

it.each([
  ['', 'en'],
  ['ja', 'ja'],
  ['de-DE, zh-TW;q=0.8, es;q=0.9', 'es'],
  ['zh;q=0, ja;q=0.1', 'ja'],
  ['*', 'en'],
  [';;;,,,q=', 'en'],
])('%j asks for %s', (header, language) => expect(languageOf(header)).toBe(language));
