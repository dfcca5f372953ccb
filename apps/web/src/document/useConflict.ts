import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '@netloom/model';
import { announceError } from '../announce.ts';
import { mergedText, sidesOf, takeMerged } from './conflict.ts';
import type { Clash, Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { save } from './save.ts';

/** The ways out of a clash. */
export interface WaysOut {
  isBusy: boolean;
  /** Both sides can be read, and every conflict is decided. */
  canMerge: boolean;
  later: () => void;
  takeTheirs: () => void;
  takeMine: () => void;
  merge: () => void;
}

/** The two sides of a clash with what was chosen of them, and the ways out of it. */
export function useConflict<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  clash: Clash<S>,
) {
  const { t } = useTranslation('document');
  const { key, stored } = clash;
  const document = documents.use(({ documents: all }) => all[key]?.document);
  const sides = useMemo(
    () => (document === undefined ? undefined : sidesOf(documents, clash)),
    [documents, clash, document],
  );
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    await work().catch(announceError);
    setBusy(false);
  }
  async function openTheirs() {
    await documents.openStored(stored);
    documents.ask(undefined);
  }
  const ways: WaysOut = {
    isBusy,
    canMerge: sides?.conflicts.every(({ pointer }) => pointer in choices) ?? false,
    later() {
      documents.see(key, stored);
      documents.ask(undefined);
    },
    takeTheirs: () => void run(openTheirs),
    takeMine: () => void run(() => save(documents, key, { over: stored })),
    merge: () =>
      sides && void run(() => takeMerged(documents, clash, sides, { choices, what: t('conflict.merged') })),
  };
  /** The text that a merge would store; this side's where the two cannot be merged. */
  function textAfter(): string {
    if (sides) return mergedText(documents, key, sides, choices);
    return document === undefined ? '' : documents.kind.write(document);
  }
  return { sides, choices, setChoices, ways, textAfter };
}
