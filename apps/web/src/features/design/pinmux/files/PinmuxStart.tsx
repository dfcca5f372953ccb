import { PartitionOutlined } from '@ant-design/icons';
import { pinmuxKind } from '@netloom/pinmux';
import { useTranslation } from 'react-i18next';
import { StartPage, useTemplatesOf } from '../../../../document/index.ts';
import type { StartPageProps } from '../../../../document/index.ts';
import { openDialog } from '../store/uiStore.ts';

type Props = Pick<StartPageProps, 'entries' | 'actions' | 'onOpen'>;

/** Shown while no multiplexer is open: begins one, or opens one of the project's. */
export function PinmuxStart({ entries, actions, onOpen }: Props) {
  const { t } = useTranslation('pinmux');
  const templates = useTemplatesOf(pinmuxKind, 'pinmux');
  return (
    <StartPage
      id={pinmuxKind.id}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={actions}
      icon={<PartitionOutlined />}
      templates={templates}
      entries={entries}
      onBegin={(template) => openDialog('new', template)}
      onOpen={onOpen}
    />
  );
}
