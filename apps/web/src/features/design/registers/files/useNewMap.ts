import { Identifier } from '@netloom/model';
import { useState } from 'react';
import { announceError } from '../../../../announce.ts';
import { useDeptId } from '../../../../session/index.ts';
import { closeDialog } from '../store/uiStore.ts';
import { openNew, registerMaps } from './registerMaps.ts';
import { EMPTY, mapOf, nameOf } from './starts.ts';
import type { RegisterFileEntry } from './useRegisterFiles.ts';

/** A map that is about to be made; until it is named otherwise, it has the name of what it starts from. */
export function useNewMap(files: readonly RegisterFileEntry[], from: string | undefined) {
  const deptId = useDeptId();
  const [start, setStart] = useState(from ?? EMPTY);
  const [name, setName] = useState(nameOf(from ?? ''));
  const [creating, setCreating] = useState(false);
  const path = `ip/${name}/${name}.regs.json`;
  const taken = files.some((file) => file.path === path) || registerMaps.get(path) !== undefined;
  const valid = Identifier.safeParse(name).success && !taken;

  function choose(next: string) {
    setStart(next);
    if (name === nameOf(start)) setName(nameOf(next));
  }

  async function create() {
    if (!valid || creating) return;
    setCreating(true);
    try {
      openNew(path, await mapOf(deptId, start, name));
      closeDialog();
    } catch (error) {
      announceError(error);
      setCreating(false);
    }
  }

  return { start, choose, name, setName, path, taken, valid, creating, create };
}
