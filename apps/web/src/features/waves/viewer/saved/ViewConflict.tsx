import { viewKind } from '@netloom/waves/view';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictModal, ConflictSides, useConflictWords } from '../../../../document/index.ts';
import type { Choices } from '../../../../document/index.ts';
import type { SavedView } from './useSavedView.ts';
import type { ViewClash } from './useWriteView.ts';

interface Props {
  saved: SavedView;
  clash: ViewClash;
}

/** Somebody else wrote the view since it was loaded: merges by meaning, or lets one side win. */
export function ViewConflict({ saved, clash: { stored, mine } }: Props) {
  const { t } = useTranslation('document');
  const words = useConflictWords();
  const { socVerilogPath: path, verilogFile: theirs, hash } = stored;
  const before = saved.loaded?.path === path ? saved.loaded.text : undefined;
  const sides = useMemo(() => sidesOf({ path, before, mine, theirs }), [path, before, mine, theirs]);
  const [choices, setChoices] = useState<Choices>({});
  const [isBusy, setBusy] = useState(false);
  const merged = () =>
    sides ? viewKind.write(viewKind.merge(sides.base, sides.mine, sides.theirs, choices).document) : mine;

  const close = () => saved.setClash(undefined);
  async function writeMerged(text: string) {
    if (await saved.write(path, text, hash)) await saved.apply(text, path);
  }
  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    await work();
    setBusy(false);
  }
  const ways = {
    isBusy,
    canMerge: sides?.conflicts.every(({ pointer }) => pointer in choices) ?? false,
    later: close,
    takeTheirs: () => void run(() => saved.takeStored(stored).then(close)),
    takeMine: () => void run(() => saved.write(path, mine, hash)),
    merge: () => void run(() => writeMerged(merged())),
  };
  return (
    <ConflictModal path={path} ways={ways}>
      {sides ? null : <Alert type="error" showIcon title={t('conflict.unreadable')} />}
      <ConflictSides
        path={path}
        parts={sides && { ...sides, isAnew: sides.base === undefined }}
        choices={choices}
        onChoose={setChoices}
        words={words}
        texts={() => ({ before: theirs, after: merged() })}
        textsNote={t(sides ? 'conflict.mergedSides' : 'conflict.mySides')}
      />
    </ConflictModal>
  );
}

interface Texts {
  path: string;
  /** What both began from; undefined where nothing is known. */
  before: string | undefined;
  mine: string;
  theirs: string;
}

/** The sides compared by meaning; undefined when what is stored cannot be read. */
function sidesOf({ path, before, mine: mineText, theirs: theirText }: Texts) {
  const [theirs, mine] = [theirText, mineText].map((text) => viewKind.read(text, path).document);
  if (!theirs || !mine) return undefined;
  const base = before === undefined ? undefined : viewKind.read(before, path).document;
  return {
    theirs,
    mine,
    base,
    theirChanges: viewKind.diff(base ?? mine, theirs),
    myChanges: base ? viewKind.diff(base, mine) : [],
    conflicts: viewKind.merge(base, mine, theirs).conflicts,
  };
}
