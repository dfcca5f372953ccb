import type { Diagnostic } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { showOption } from '../options/showOption.ts';

/** What stands against generating the core; each problem leads to its option. */
export function ProblemsTab({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { t } = useTranslation('core');
  return (
    <ProblemList
      problems={diagnostics}
      none={t('problems.none')}
      nameOf={({ place }) => (place?.kind === 'document' ? place.pointer : '')}
      onShow={({ pointer }) => showOption(optionOf(pointer))}
    />
  );
}

/** The option that a pointer lies in: `/memory/dataMemory/base` is in `/memory/dataMemory`. */
function optionOf(pointer: string): string {
  return pointer.split('/').slice(0, 3).join('/');
}
