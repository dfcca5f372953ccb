import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { accept, closeProposal } from './placementStore.ts';
import type { Proposal } from './proposal.ts';

/** What a placement comes to, and whether it is taken: with the moves, the edit alone, or not at all. */
export function Decision({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('pinConflicts');
  const { base, wanted, result, moves, infeasible, search } = proposal;
  const summary = useSummary(proposal);
  const isEdit = wanted !== base;
  const changes = search.end !== 'exhausted' && result !== base && (isEdit || moves.length > 0);
  return (
    <div className="nl-pins-decision">
      <span role="status">{summary}</span>
      {changes ? (
        <Button size="small" type="primary" icon={<CheckOutlined />} autoFocus onClick={() => accept(result)}>
          {t(infeasible.length > 0 ? 'proposal.acceptPart' : 'proposal.accept')}
        </Button>
      ) : null}
      {isEdit ? (
        <Button size="small" onClick={() => accept(wanted)}>
          {t('proposal.editOnly')}
        </Button>
      ) : null}
      <Button size="small" icon={<CloseOutlined />} onClick={closeProposal}>
        {t(changes ? 'proposal.decline' : 'proposal.close')}
      </Button>
    </div>
  );
}

function useSummary({ moves, infeasible, search }: Proposal): string {
  const { t, i18n } = useTranslation('pinConflicts');
  if (search.end === 'exhausted')
    return t('proposal.exhausted', { steps: search.steps.toLocaleString(i18n.language) });
  const moved = moves.filter(({ from }) => from !== undefined).length;
  const parts = [
    ...(infeasible.length > 0 ? [t('proposal.conflicts', { count: infeasible.length })] : []),
    ...(moved > 0 ? [t('proposal.moved', { count: moved })] : []),
    ...(moves.length > moved ? [t('proposal.placed', { count: moves.length - moved })] : []),
  ];
  if (parts.length === 0) return t('proposal.nothing');
  return [...parts, ...(search.end === 'unproven' ? [t('proposal.unproven')] : [])].join(' · ');
}
