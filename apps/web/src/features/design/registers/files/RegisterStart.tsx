import { TableOutlined } from '@ant-design/icons';
import { registersKind } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import { StartPage, useTemplatesOf } from '../../../../document/index.ts';
import type { StartPageProps } from '../../../../document/index.ts';
import { openDialog } from '../store/uiStore.ts';
import { registerMaps } from './registerMaps.ts';

type Props = Pick<StartPageProps, 'entries' | 'actions' | 'onOpen'>;

/** Shown while no map is open: begins one, or opens one of the project's. */
export function RegisterStart({ entries, actions, onOpen }: Props) {
  const { t } = useTranslation('registers');
  const templates = useTemplatesOf(registersKind, 'registers');
  return (
    <StartPage
      id={registerMaps.kind.id}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={actions}
      icon={<TableOutlined />}
      templates={templates}
      entries={entries}
      onBegin={(template) => openDialog('new', template)}
      onOpen={onOpen}
    />
  );
}
