import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { possible } from '../../../../commands/command.ts';
import { runCommands } from './runCommands.ts';
import type { RunCommand, RunTargets } from './runCommands.ts';

/** The entries of a run's menu: the commands that its state allows. */
export function useRunMenu(targets: RunTargets): MenuProps {
  const { t } = useTranslation('runs');
  const able = possible(runCommands, targets);
  const itemsOf = (section: RunCommand['section']) =>
    able
      .filter((command) => command.section === section)
      .map(({ id, danger = false, run }) => {
        return { key: id, danger, label: t(`runs:${id}`), onClick: () => run(targets) };
      });
  const priorities = itemsOf('priority');
  return {
    items: [
      ...itemsOf('again'),
      { type: 'divider' },
      ...itemsOf('keep'),
      ...(priorities.length === 0
        ? []
        : [{ key: 'priority', label: t('action.priority'), children: priorities }]),
      { type: 'divider' },
      ...itemsOf('end'),
    ],
    onClick: ({ domEvent }) => domEvent.stopPropagation(),
  };
}
