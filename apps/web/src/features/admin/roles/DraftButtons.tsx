import { RollbackOutlined, UndoOutlined } from '@ant-design/icons';
import type { Role } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { changesOf, emptyDraft, undone, withDefaults } from './draft.ts';
import type { Draft } from './draft.ts';
import { roleCommands } from './roleCommands.ts';
import type { RoleTargets } from './roleCommands.ts';
import { useSaveRoles } from './useSaveRoles.ts';

interface DraftButtonsProps {
  roles: readonly Role[];
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** What can be done with a draft of who may do what. */
export function DraftButtons({ roles, draft, onChange }: DraftButtonsProps) {
  const { t } = useTranslation('roles');
  const confirm = useConfirm();
  const { save, saving } = useSaveRoles(() => onChange(emptyDraft));
  const changes = changesOf(draft, roles);
  const targets: RoleTargets = {
    ...{ steps: draft.past.length, changed: changes.length, busy: saving },
    undo: () => onChange(undone(draft)),
    reset: () =>
      confirm({
        title: t('resetTitle'),
        content: t('resetText'),
        okText: t('reset'),
        onOk: async () => onChange(withDefaults(draft, roles)),
      }),
    discard: () => onChange(emptyDraft),
    save: () => void save(changes),
  };
  useOffer(roleCommands, targets);
  const offered = { set: roleCommands, targets };
  return (
    <>
      <CommandButton {...offered} id="undo" icon={<UndoOutlined />}>
        {t('undo')}
      </CommandButton>
      <CommandButton {...offered} id="reset" icon={<RollbackOutlined />}>
        {t('reset')}
      </CommandButton>
      <CommandButton {...offered} id="discard">
        {t('discard')}
      </CommandButton>
      <CommandButton {...offered} id="save" type="primary" loading={saving}>
        {changes.length === 0 ? t('saveNone') : t('save', { count: changes.length })}
      </CommandButton>
    </>
  );
}
