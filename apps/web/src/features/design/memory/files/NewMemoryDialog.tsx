import { checkMemory, memoryKind } from '@netloom/memory';
import { useTranslation } from 'react-i18next';
import { useTemplatesOf } from '../../../../document/index.ts';
import { NewBlockDialog } from '../../block/index.ts';
import { useUi } from '../store/uiStore.ts';
import { memoryShelf } from './memories.ts';

/** Asks for a name and a template to start from. */
export function NewMemoryDialog({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('memory');
  return (
    <NewBlockDialog
      shelf={memoryShelf}
      title={t('new.title')}
      stem="ram"
      names={names}
      templates={useTemplatesOf(memoryKind, 'memory')}
      first={useUi.getState().template ?? 'ram'}
      refusalOf={(memory) => checkMemory(memory).find(({ code }) => code === 'MEM-KEYWORD')}
      onClose={() => useUi.setState({ dialog: undefined })}
    />
  );
}
