import { PartitionOutlined } from '@ant-design/icons';
import { pinsKind } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { StartPage } from '../../../../document/index.ts';
import type { StartPageProps } from '../../../../document/index.ts';
import { useUi } from '../store/uiStore.ts';
import type { PinsFiles } from './usePinsFiles.ts';
import { useTemplates } from './useTemplates.ts';

interface Props extends Pick<StartPageProps, 'entries' | 'actions' | 'onOpen'> {
  files: PinsFiles;
}

/** Shown while no board is open: begins one, or opens one of the project's. */
export function BoardStart({ entries, actions, onOpen, files }: Props) {
  const { t } = useTranslation('pins');
  const templates = useTemplates(files);
  return (
    <StartPage
      id={pinsKind.id}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={actions}
      icon={<PartitionOutlined />}
      templates={templates}
      entries={entries}
      onBegin={(importedChip) => useUi.setState({ dialog: 'new', importedChip })}
      onOpen={onOpen}
    />
  );
}
