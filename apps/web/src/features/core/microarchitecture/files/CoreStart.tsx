import { BuildOutlined } from '@ant-design/icons';
import { coreKind } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { StartPage } from '../../../../document/index.ts';
import type { StartPageProps } from '../../../../document/index.ts';
import { openDialog } from '../store/uiStore.ts';
import { useTemplates } from './useTemplates.ts';

type Props = Pick<StartPageProps, 'entries' | 'actions' | 'onOpen'>;

/** Shown while no core is open: begins one, or opens one of the project's. */
export function CoreStart({ entries, actions, onOpen }: Props) {
  const { t } = useTranslation('core');
  const templates = useTemplates();
  return (
    <StartPage
      id={coreKind.id}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={actions}
      icon={<BuildOutlined />}
      templates={templates}
      entries={entries}
      onBegin={(template) => openDialog('new', template)}
      onOpen={onOpen}
    />
  );
}
