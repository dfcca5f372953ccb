import { useTranslation } from 'react-i18next';
import type { ConflictWords } from './ConflictSides.tsx';

/** What the sides are called where one is stored and the other one is being edited. */
export function useConflictWords(): ConflictWords {
  const { t } = useTranslation('document');
  return {
    side: { theirs: t('conflict.stored'), mine: t('conflict.yours') },
    all: { theirs: t('conflict.allTheirs'), mine: t('conflict.allMine') },
    changed: { theirs: t('conflict.theirs'), mine: t('conflict.mine') },
    differences: t('conflict.differences'),
  };
}
