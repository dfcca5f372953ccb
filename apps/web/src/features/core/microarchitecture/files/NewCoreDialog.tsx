import { useTranslation } from 'react-i18next';
import { NewBlockDialog } from '../../../design/block/index.ts';
import { problemsOf } from '../store/derived.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { coreShelf } from './cores.ts';
import { useTemplates } from './useTemplates.ts';

/** Asks for a name and a preset to start from. */
export function NewCoreDialog({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('core');
  return (
    <NewBlockDialog
      shelf={coreShelf}
      title={t('new.title')}
      stem="core"
      names={names}
      templates={useTemplates()}
      first={useUi.getState().template ?? 'micro'}
      refusalOf={(options) => problemsOf(options)[0]}
      onClose={closeDialog}
    />
  );
}
