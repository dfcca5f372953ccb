import type { Role } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, differs, emptyDraft, heldBy, undone, withDefaults, withPermissions } from './draft.ts';
import { permissionGroups } from './permissionGroups.ts';

/** A visitor may make and join projects by default; here he may only join, and look at designs. */
const visitor: Role = {
  roleId: 2,
  roleKey: 'visitor',
  permissions: ['project:join', 'design:view'],
  changed: ['project:create', 'design:view'],
  users: 3,
};

describe('a draft of the permission matrix', () => {
  it('tells what differs from the stored roles', () => {
    const draft = withPermissions(emptyDraft, visitor, ['run:view'], true);
    expect(changesOf(draft, [visitor])).toEqual([
      { role: visitor, permissions: ['project:join', 'design:view', 'run:view'] },
    ]);
  });

  it('holds nothing once a change is taken back by hand', () => {
    const given = withPermissions(emptyDraft, visitor, ['run:view'], true);
    expect(changesOf(withPermissions(given, visitor, ['run:view'], false), [visitor])).toEqual([]);
  });

  it('undoes step by step', () => {
    const one = withPermissions(emptyDraft, visitor, ['run:view'], true);
    const two = withPermissions(one, visitor, ['project:join'], false);
    expect(heldBy(undone(two), visitor)).toEqual(['project:join', 'design:view', 'run:view']);
    expect(heldBy(undone(undone(two)), visitor)).toEqual(['project:join', 'design:view']);
    expect(undone(emptyDraft)).toEqual(emptyDraft);
  });

  it('marks what differs from the product’s default until it is reset', () => {
    expect(differs(emptyDraft, visitor, 'design:view')).toBe(true);
    expect(differs(emptyDraft, visitor, 'project:create')).toBe(true);
    expect(differs(emptyDraft, visitor, 'project:join')).toBe(false);
    const reset = withDefaults(emptyDraft, [visitor]);
    expect(differs(reset, visitor, 'design:view')).toBe(false);
    expect(differs(reset, visitor, 'project:create')).toBe(false);
  });
});

describe('groups of permissions', () => {
  it('name each permission once', () => {
    const listed = permissionGroups.flatMap(({ permissions }) => permissions);
    expect(new Set(listed).size).toBe(listed.length);
    expect(permissionGroups.find(({ key }) => key === 'git')?.permissions).toEqual([
      'git:view',
      'git:commit',
      'git:push',
    ]);
    expect(permissionGroups.find(({ key }) => key === 'system-user')?.permissions).toEqual([
      'system:user:view',
      'system:user:edit',
    ]);
  });
});
