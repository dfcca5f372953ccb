import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_PERMISSIONS, Permission, RoleKey, uploadMessageImages } from '@netloom/contract';
import { expect, it } from 'vitest';
import type { Route } from '../../http/route.ts';
import { productRoot } from '../../settings.ts';
import { features } from '../index.ts';

const PAGE = join(productRoot, 'docs/permissions.md');
const TEXTS = join(productRoot, 'apps/web/src/locales/en/roles.json');
const MARK = '<!-- generated -->\n';

const routes = features
  .flatMap((feature) => feature.routes)
  .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));

function nameOf({ call }: Route): string {
  return `${call.method} ${call.base}${call.path}`;
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function matrix(about: Record<string, string>): string {
  const rows = Permission.options.map((permission) => [
    `\`${permission}\``,
    about[permission.replaceAll(':', '-')]!,
    ...RoleKey.options.map((role) => (DEFAULT_PERMISSIONS[role].includes(permission) ? '✓' : '')),
  ]);
  return table(['permission', 'what it allows', ...RoleKey.options], rows);
}

function callsByPermission(): string {
  const rows = Permission.options.map((permission) => {
    const calls = routes.filter(({ policy }) => policy.permission === permission);
    return [`\`${permission}\``, calls.map((route) => `\`${nameOf(route)}\``).join('<br>')];
  });
  return table(['permission', 'calls'], rows);
}

function callsOfOthers(): string {
  const free = routes.filter(({ policy }) => policy.permission === null);
  return table(
    ['call', 'for whom'],
    free.map((route) => [`\`${nameOf(route)}\``, route.policy.who]),
  );
}

it('docs/permissions.md tells of every permission, role and call as they are', async () => {
  const { about } = JSON.parse(await readFile(TEXTS, 'utf8')) as { about: Record<string, string> };
  const sections = [
    ['Permissions', matrix(about)],
    ['Calls that need a permission', callsByPermission()],
    ['Calls that need none', callsOfOthers()],
  ].map(([title, text]) => `\n## ${title}\n${text}\n`);
  const [byHand] = (await readFile(PAGE, 'utf8')).split(MARK);
  await expect(`${byHand}${MARK}${sections.join('')}`).toMatchFileSnapshot(PAGE);
});

it('no permission is without effect', () => {
  const asked = new Set(routes.map(({ policy }) => policy.permission));
  // Looked at inside calls that name another one.
  const inside: Permission[] = ['run:manage', 'system:dept:view', 'system:notice:edit'];
  expect(Permission.options.filter((permission) => !asked.has(permission))).toEqual(inside);
});

it('calls with a form name the permission that their work asks for', () => {
  // What is sent up for a message is its sender's own until he sends it.
  const forms = routes.filter(({ call }) => call.kind === 'multipart' && call !== uploadMessageImages);
  expect(forms.filter(({ policy }) => policy.permission === null).map(nameOf)).toEqual([]);
});
