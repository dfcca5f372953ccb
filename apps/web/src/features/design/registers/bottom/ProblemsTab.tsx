import type { RegisterMap } from '@netloom/model';
import { applyRegisterEdits, nameOfPath, placeOfPointer, registerAt } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { problemsOf } from '../store/derived.ts';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { useChecked } from '../store/useChecked.ts';
import { showPointer } from './showPointer.ts';

/** What the checks say of the map now; each line leads to its place, some can be put right from here. */
export function ProblemsTab({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const checked = useChecked(open.map);
  return (
    <ProblemList
      problems={problemsOf(checked)}
      none={t('problems.none')}
      nameOf={({ place }) => placeName(checked, place?.kind === 'document' ? place.pointer : '')}
      onShow={({ pointer }) => showPointer(pointer)}
      onFix={open.readOnly ? undefined : ({ edits }) => takeEdit(applyRegisterEdits(open.map, edits))}
    />
  );
}

function placeName(map: RegisterMap, pointer: string): string {
  const { node, field, member } = placeOfPointer(pointer);
  const name = node.length === 0 ? map.name : nameOfPath(map, node);
  if (field !== undefined) return `${name}.${registerAt(map, node)?.fields[field]?.name ?? field}`;
  return node.length === 0 && member !== undefined ? member : name;
}
